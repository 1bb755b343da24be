import { createStoredValue, isText } from '../storage/createStoredValue.ts';

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
const keyOf = (intent: string) =>
  createStoredValue(`meridian:intent:${hash(intent, 0)}-${hash(intent, 1)}`, isText, 'sessionStorage');

/** Not `randomUUID`: pages without https do not have it. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of a confirmed intent. It survives retries and reloads of this tab, so the server recognises a retry. */
export function getIdempotencyKey(intent: string): string {
  const stored = keyOf(intent);
  const key = stored.read() ?? makeKey();
  stored.write(key);
  return key;
}

/** Call after a definitive response. The same request sent again is then a new intent. */
export function forgetIdempotencyKey(intent: string): void {
  keyOf(intent).write(undefined);
}
