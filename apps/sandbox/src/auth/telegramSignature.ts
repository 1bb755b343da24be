import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Schema } from '@meridian/api-client';

type TelegramData = Schema<'TelegramData'>;

/** What Telegram says of a person, not signed yet. */
export type TelegramPerson = Omit<TelegramData, 'hash'>;

/** Every field on a line of its own, sorted by name: what Telegram's signature covers. */
function dataCheckString(person: TelegramPerson): string {
  return Object.entries(person)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** As https://core.telegram.org/widgets/login has it: the key is the SHA-256 of the bot's token. */
function signatureOf(person: TelegramPerson, botToken: string): Buffer {
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(dataCheckString(person)).digest();
}

/** What Telegram would hand over for this bot. */
export function signAsTelegram(person: TelegramPerson, botToken: string): TelegramData {
  return { ...person, hash: signatureOf(person, botToken).toString('hex') };
}

/** Whether these are the words of Telegram to this bot. */
export function isSignedByTelegram({ hash, ...person }: TelegramData, botToken: string): boolean {
  // A line break inside a value could make one field pass for several.
  if (Object.values(person).some((value) => `${value}`.includes('\n'))) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), signatureOf(person, botToken));
}
