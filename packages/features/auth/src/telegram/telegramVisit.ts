import type { Schema } from '@meridian/api-client';

/** A visit to Telegram's sign-in page and back. */
export interface TelegramVisit {
  /** The absolute address that Telegram returns to. */
  returnTo: string;
  /** What Telegram returned with: the signed person, unchecked. */
  result: string | undefined;
}

const PARAMETER = 'tgAuthResult';

/** What Telegram put into the fragment of the address it returned to; undefined for any other fragment. */
export function telegramResultIn(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(PARAMETER) ?? undefined;
}

/** The address of the sign-in page that returns to `returnTo`; undefined for an address that is not on the web. */
export function signInHref(signInUrl: string, returnTo: string): string | undefined {
  const target = URL.parse(signInUrl, returnTo);
  if (!target || !/^https?:$/.test(target.protocol)) return undefined;
  target.searchParams.set('origin', new URL(returnTo).origin);
  target.searchParams.set('return_to', returnTo);
  return target.href;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The signed person; undefined for anything that is not one. The server checks the signature. */
export function readTelegramPerson(result: string): Schema<'TelegramData'> | undefined {
  try {
    const bytes = atob(result.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const parsed: unknown = JSON.parse(text);
    if (!(parsed instanceof Object)) return undefined;
    const given = new Map<string, unknown>(Object.entries(parsed));
    const [id, signedAt, hash] = [given.get('id'), given.get('auth_date'), given.get('hash')];
    if (!isNumber(id) || !isNumber(signedAt) || !isText(hash)) return undefined;
    const person: Schema<'TelegramData'> = { id, auth_date: signedAt, hash };
    for (const name of ['first_name', 'last_name', 'username', 'photo_url'] as const) {
      const value = given.get(name);
      if (isText(value)) person[name] = value;
    }
    return person;
  } catch {
    return undefined;
  }
}
