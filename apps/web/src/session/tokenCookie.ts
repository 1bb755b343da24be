/** The cookie that section 3 names: the bearer token, written by this app and sent to nobody but the API. */
const NAME = 'refreshToken';

function attributes(): string {
  return `path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** The token, or undefined when nobody is signed in. */
export function readToken(): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [name, value] = pair.split('=');
    if (name === NAME && value) return decodeURIComponent(value);
  }
  return undefined;
}

/** Keeps the token until the browser is closed or the session ends. */
export function writeToken(token: string): void {
  document.cookie = `${NAME}=${encodeURIComponent(token)}; ${attributes()}`;
}

/** Forgets the token. */
export function removeToken(): void {
  document.cookie = `${NAME}=; max-age=0; ${attributes()}`;
}
