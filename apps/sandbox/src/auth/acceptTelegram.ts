import type { Schema } from '@meridian/api-client';
import { and, eq, gt, lte } from 'drizzle-orm';
import { telegramSignature } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readBotToken, type TelegramBot } from '../telegram/telegramBot.ts';
import { isSignedByTelegram } from '../telegram/telegramSignature.ts';
import { hashToken } from './tokens.ts';

/** Allowed difference between Telegram’s clock and ours. */
const clockDifference = 60_000;

/** Marks the signature as used until it expires. Returns false if it was used before. */
async function spendSignature(
  { tx, now }: TransactionContext,
  hash: string,
  expiresAt: Date,
): Promise<boolean> {
  await tx.delete(telegramSignature).where(lte(telegramSignature.expiresAt, now));
  const used = await tx
    .insert(telegramSignature)
    .values({ hash: hashToken(hash), expiresAt })
    .onConflictDoNothing()
    .returning();
  return used.length > 0;
}

/** Whether this signature was already used to sign in. */
export async function isSpent({ tx, now }: TransactionContext, hash: string): Promise<boolean> {
  const { hash: key, expiresAt } = telegramSignature;
  const [spent] = await tx
    .select()
    .from(telegramSignature)
    .where(and(eq(key, hashToken(hash)), gt(expiresAt, now)));
  return spent !== undefined;
}

/**
 * Accepts a recent Telegram signature, once. When the call later throws a refusal, the signature stays unused. A
 * user without an account can then register with the same signature.
 */
export async function acceptTelegram(
  context: TransactionContext,
  bot: TelegramBot,
  data: Schema<'TelegramData'>,
): Promise<void> {
  const { now, settings } = context;
  const botToken = settings.telegram.available ? await readBotToken(context, bot) : undefined;
  if (botToken === undefined) throw new ProblemError('telegram_sign_in_unavailable');
  const signedAt = data.auth_date * 1000;
  const expiresAt = new Date(signedAt + settings.telegramSignatureSeconds * 1000);
  const isFresh = signedAt <= now.getTime() + clockDifference && expiresAt > now;
  if (
    !isSignedByTelegram(data, botToken) ||
    !isFresh ||
    !(await spendSignature(context, data.hash, expiresAt))
  ) {
    throw new ProblemError('verification_error');
  }
}
