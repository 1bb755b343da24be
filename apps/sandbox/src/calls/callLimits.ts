import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { rateLimit } from '../database/schema.ts';
import type { CallLimit, CompanySettings } from '../core/CompanySettings.ts';
import { type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { OperationId } from '@meridian/api-client/contract';
import { networkOf } from './networkOf.ts';

/**
 * The rate limits of a call. Sign-ins, logins, codes and documents could be guessed, forms with photos are large, every quote and
 * every document is stored, and people read what the support gets.
 */
export function listBuckets(id: OperationId, address: string, investorId: string | undefined): Bucket[] {
  switch (id) {
    case 'logIn':
    case 'registerUser':
    case 'getLoginAvailability':
    case 'logInWithTelegram':
    case 'registerWithTelegram':
    case 'createSignInOptions':
    case 'logInWithPasskey':
    case 'requestPasswordReset':
    case 'validatePasswordReset':
    case 'requestLoginReminder':
    case 'confirmSecondFactor':
    case 'getInviter':
      return [{ limit: 'address', of: networkOf(address) }];
    case 'confirmPhone':
    case 'resendPhoneCode':
    case 'confirmEmail':
    case 'resendEmailCode':
    case 'setPassword':
    case 'changePassword':
    case 'confirmIdentity':
    case 'requestConfirmationCode':
    case 'createConfirmationOptions':
    case 'createPasskeyOptions':
    case 'registerPasskey':
    case 'createReadOnlyKey':
    case 'requestWithdrawal':
    case 'createWithdrawal':
    case 'validateWithdrawal':
    case 'startTotp':
    case 'confirmTotp':
    case 'replaceRecoveryCodes':
    case 'removeTotp':
      return investorId === undefined ? [] : [{ limit: 'code', of: investorId }];
    case 'getExchangeRate':
      return investorId === undefined ? [] : [{ limit: 'quote', of: investorId }];
    case 'getDataArchive':
      return investorId === undefined ? [] : [{ limit: 'archive', of: investorId }];
    case 'getStatementDocument':
    case 'getBalanceDocument':
    case 'getOperationDocument':
    case 'getYearDocument':
      return investorId === undefined ? [] : [{ limit: 'document', of: investorId }];
    case 'getDocumentCheck':
      return [{ limit: 'documentCheck', of: networkOf(address) }];
    case 'submitVerification':
    case 'createSupportPhoto':
      return investorId === undefined ? [] : [{ limit: 'upload', of: investorId }];
    case 'createSupportRequest':
    case 'createSupportMessage':
      return investorId === undefined ? [] : [{ limit: 'support', of: investorId }];
    case 'createGuestRequest':
      return [{ limit: 'guestAddress', of: networkOf(address) }];
    default:
      return [];
  }
}

/** Whether calls of the operation are counted. */
export function isLimited(id: OperationId): boolean {
  return listBuckets(id, 'any', 'any').length > 0;
}

export interface Bucket {
  readonly limit: keyof CompanySettings['limits'];
  readonly of: string;
}

/**
 * Counts a call in its window; returns a refusal above the limit. The window ends by the sandbox's clock or the real one,
 * whichever is first: with a stopped clock, waiting for `Retry-After` must work too.
 */
export async function countCall(
  { tx, now }: TransactionContext,
  name: string,
  limit: CallLimit,
): Promise<ProblemError | undefined> {
  const isOver = sql`(${rateLimit.windowEndsAt} <= ${now.toISOString()}::timestamptz or ${rateLimit.reallyEndsAt} <= clock_timestamp())`;
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await tx
    .insert(rateLimit)
    .values({
      bucket: name,
      windowEndsAt,
      reallyEndsAt: sql`clock_timestamp() + make_interval(secs => ${limit.seconds})`,
      calls: 1,
    })
    .onConflictDoUpdate({
      target: rateLimit.bucket,
      set: {
        calls: sql`case when ${isOver} then 1 else ${rateLimit.calls} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
        reallyEndsAt: sql`case when ${isOver} then excluded.really_ends_at else ${rateLimit.reallyEndsAt} end`,
      },
    })
    .returning();
  if (!row || row.calls <= limit.calls) return undefined;
  const seconds = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
  return new ProblemError('too_many_calls', { retryAfter: Math.max(seconds, 1) });
}

/** Resets the count after a success. */
export async function resetCallCount({ tx }: TransactionContext, name: string): Promise<void> {
  await tx.delete(rateLimit).where(eq(rateLimit.bucket, name));
}

/** Counts a call in its own transaction, so it counts even when the call fails. Throws above the limit. */
export async function limitCalls(database: Database, buckets: readonly Bucket[]): Promise<void> {
  if (buckets.length === 0) return;
  const refusal = await write(database, async (context) => {
    for (const { limit, of } of buckets) {
      const refused = await countCall(context, `${limit}:${of}`, context.settings.limits[limit]);
      if (refused) return refused;
    }
    return undefined;
  });
  if (refusal) throw refusal;
}
