/** For where the browser keeps nothing: the key then lives as long as the page. */
const ofThisPage = new Map<string, string>();

const nameOf = (intent: string) => `meridian:intent:${intent}`;

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? ofThisPage.get(name);
  } catch {
    return ofThisPage.get(name);
  }
}

function write(name: string, key: string): void {
  try {
    sessionStorage.setItem(name, key);
  } catch {
    ofThisPage.set(name, key);
  }
}

/** Not `randomUUID`, which a page without https does not have. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of a confirmed intent: the same through retries and reloads of this tab, so that the server can tell a retry
 * from a second wish.
 */
export function keepIdempotencyKey(intent: string): string {
  const name = nameOf(intent);
  const key = read(name) ?? makeKey();
  write(name, key);
  return key;
}

/** The server has said its last word on the intent: the next one is another. */
export function forgetIdempotencyKey(intent: string): void {
  const name = nameOf(intent);
  ofThisPage.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}
