import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Schema } from '@meridian/api-client';

type TelegramData = Schema<'TelegramData'>;

/** Telegram’s data about a user, unsigned. */
export type TelegramUser = Omit<TelegramData, 'hash'>;

/** The signed text: one field per line, sorted by name. */
function dataCheckString(user: TelegramUser): string {
  return Object.entries(user)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** The key is the SHA-256 of the bot token, see https://core.telegram.org/widgets/login. */
function computeSignature(user: TelegramUser, botToken: string): Buffer {
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(dataCheckString(user)).digest();
}

/** Signs data like Telegram does for this bot. */
export function signAsTelegram(user: TelegramUser, botToken: string): TelegramData {
  return { ...user, hash: computeSignature(user, botToken).toString('hex') };
}

/** Whether Telegram signed this data for this bot. */
export function isSignedByTelegram({ hash, ...user }: TelegramData, botToken: string): boolean {
  // A line break in a value could imitate another field.
  if (Object.values(user).some((value) => `${value}`.includes('\n'))) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), computeSignature(user, botToken));
}
