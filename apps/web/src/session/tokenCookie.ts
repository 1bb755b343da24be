/** The cookie that section 3 names: the bearer token, written by this app and sent to nobody but the API. */
const NAME = 'refreshToken';

function attributes(): string {
  return `path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** The token; undefined when nobody is signed in, or when the cookie is malformed or cannot be read. */
export function readToken(): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      const [name, value] = pair.split('=');
      if (name === NAME && value) return decodeURIComponent(value);
    }
  } catch {
    // `decodeURIComponent` throws on a malformed cookie, `document.cookie` in a sandboxed frame.
  }
  return undefined;
}

/** Stores the token until the session ends at the latest. False when the browser refused it. */
export function writeToken(token: string, lifetimeSeconds: number): boolean {
  write(`${NAME}=${encodeURIComponent(token)}; max-age=${lifetimeSeconds}`);
  return readToken() === token;
}

export function removeToken(): void {
  write(`${NAME}=; max-age=0`);
}

function write(cookie: string): void {
  try {
    document.cookie = `${cookie}; ${attributes()}`;
  } catch {
    // A browser that blocks cookies ignores the write; only a sandboxed frame throws.
  }
}
