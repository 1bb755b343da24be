/** Used where the browser refuses storage. These keys live as long as the page. */
const keysOfThisPage = new Map<string, string>();

/** 53 bits of a text: cyrb53 by bryc (public domain). Synchronous, because pages without https have no `crypto.subtle`. */
function hash(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** An intent contains the request body, which may hold a confirmation code. Storage gets only 106 bits of its hash. */
const nameOf = (intent: string) => `meridian:intent:${hash(intent, 0)}-${hash(intent, 1)}`;

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? keysOfThisPage.get(name);
  } catch {
    return keysOfThisPage.get(name);
  }
}

function write(name: string, key: string): void {
  try {
    sessionStorage.setItem(name, key);
  } catch {
    keysOfThisPage.set(name, key);
  }
}

/** Not `randomUUID`: pages without https do not have it. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of a confirmed intent. It survives retries and reloads of this tab, so the server recognises a retry. */
export function getIdempotencyKey(intent: string): string {
  const name = nameOf(intent);
  const key = read(name) ?? makeKey();
  write(name, key);
  return key;
}

/** Call after a definitive answer. The same request sent again is then a new intent. */
export function forgetIdempotencyKey(intent: string): void {
  const name = nameOf(intent);
  keysOfThisPage.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
