import type { Schema } from '@meridian/api-client';

/** A visit to Telegram's sign-in page and back. */
export interface TelegramVisit {
  /** The absolute address that Telegram returns to. */
  returnTo: string;
  /** What Telegram returned with: the signed user, unchecked. */
  result: string | undefined;
  /** Whether this tab began the visit. The page asks before it uses a result that came with a link. */
  isExpected: boolean;
}

/** What Telegram returned with. */
export interface TelegramReturn extends Pick<TelegramVisit, 'result' | 'isExpected'> {
  /** The query of the address without what belongs to the visit. */
  search: string;
}

const RESULT = 'tgAuthResult';
const STATE = 'telegramState';
const STORED_STATE = 'telegram-state';

/** A random value that only this tab and its visit to Telegram know. */
export function createTelegramState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Call when a visit begins. */
export function storeTelegramState(state: string): void {
  try {
    sessionStorage.setItem(STORED_STATE, state);
  } catch {
    // Storage is refused: the page asks when Telegram returns.
  }
}

/** Call when Telegram has returned: a state works once. */
export function forgetTelegramState(): void {
  try {
    sessionStorage.removeItem(STORED_STATE);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

function isStoredState(state: string | null): boolean {
  try {
    return state !== null && sessionStorage.getItem(STORED_STATE) === state;
  } catch {
    return false;
  }
}

/** What Telegram returned to this address with; undefined for an address that it did not return to. */
export function readTelegramReturn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): TelegramReturn | undefined {
  const result = new URLSearchParams(hash.replace(/^#/, '')).get(RESULT) ?? undefined;
  const query = new URLSearchParams(search);
  const state = query.get(STATE);
  if (state === null) return result === undefined ? undefined : { result, isExpected: false, search };
  query.delete(STATE);
  return { result, isExpected: isStoredState(state), search: query.size === 0 ? '' : `?${query}` };
}

/** The address of the sign-in page that returns to `returnTo`; undefined for an address that is not on the web. */
export function signInHref(signInUrl: string, returnTo: string, state: string): string | undefined {
  const target = URL.parse(signInUrl, returnTo);
  if (!target || !/^https?:$/.test(target.protocol)) return undefined;
  const address = new URL(returnTo);
  address.searchParams.set(STATE, state);
  target.searchParams.set('origin', address.origin);
  target.searchParams.set('return_to', address.href);
  return target.href;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The signed user; undefined for anything that is not one. The server checks the signature. */
export function readTelegramUser(result: string): Schema<'TelegramData'> | undefined {
  try {
    const bytes = atob(result.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const parsed: unknown = JSON.parse(text);
    if (!(parsed instanceof Object)) return undefined;
    const given = new Map<string, unknown>(Object.entries(parsed));
    const [id, signedAt, hash] = [given.get('id'), given.get('auth_date'), given.get('hash')];
    if (!isNumber(id) || !isNumber(signedAt) || !isText(hash)) return undefined;
    const user: Schema<'TelegramData'> = { id, auth_date: signedAt, hash };
    for (const name of ['first_name', 'last_name', 'username', 'photo_url'] as const) {
      const value = given.get(name);
      if (isText(value)) user[name] = value;
    }
    return user;
  } catch {
    return undefined;
  }
}

/** How a user is called in Telegram: by the unique name where there is one. */
export const telegramName = ({ username, first_name: name, id }: Schema<'TelegramData'>) =>
  username ? `@${username}` : (name ?? `${id}`);
