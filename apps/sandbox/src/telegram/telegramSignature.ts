import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Schema } from '@meridian/api-client';

type TelegramData = Schema<'TelegramData'>;

/** Telegram’s data about a person, unsigned. */
export type TelegramPerson = Omit<TelegramData, 'hash'>;

/** The signed text: one field per line, sorted by name. */
function dataCheckString(person: TelegramPerson): string {
  return Object.entries(person)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** The key is the SHA-256 of the bot token, see https://core.telegram.org/widgets/login. */
function signatureOf(person: TelegramPerson, botToken: string): Buffer {
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(dataCheckString(person)).digest();
}

/** Signs data like Telegram does for this bot. */
export function signAsTelegram(person: TelegramPerson, botToken: string): TelegramData {
  return { ...person, hash: signatureOf(person, botToken).toString('hex') };
}

/** Whether Telegram signed this data for this bot. */
export function isSignedByTelegram({ hash, ...person }: TelegramData, botToken: string): boolean {
  // A line break in a value could imitate another field.
  if (Object.values(person).some((value) => `${value}`.includes('\n'))) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), signatureOf(person, botToken));
}
