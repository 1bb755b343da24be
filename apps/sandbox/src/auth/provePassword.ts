import { countCall, resetCallCount } from '../calls/callLimits.ts';
import type { MatchedPassword } from '../calls/handlers.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Investor } from '../database/schema.ts';
import { assertSeeded, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { hashQueue } from './hashQueue.ts';
import { isPassword, verifyDummyPassword } from './passwords.ts';

interface Claim {
  /** Undefined when the login does not exist. */
  readonly investor: Investor | undefined;
  /** The bucket of failed attempts. */
  readonly attempts: string;
}

/**
 * Counts the attempt, then checks the password outside any transaction. `confirmPassword` accepts the match in the transaction
 * of the call.
 */
export async function matchPassword(
  database: Database,
  password: string,
  find: (context: TransactionContext) => Promise<Claim>,
): Promise<MatchedPassword | undefined> {
  // Count before checking, so that concurrent guesses count too.
  const counted = await write(database, async (context) => {
    assertSeeded(context);
    const { investor, attempts } = await find(context);
    const tooMany = await countCall(context, attempts, context.settings.limits.login);
    return tooMany ?? { hash: investor?.passwordHash, attempts };
  });
  if (counted instanceof ProblemError) throw counted;
  const { hash, attempts } = counted;
  return hashQueue(async () => {
    if (!hash) {
      await verifyDummyPassword(password, database);
      return undefined;
    }
    return (await isPassword(password, hash)) ? { hash, attempts } : undefined;
  });
}

/**
 * Accepts a password that matched, if it is still the investor’s, and resets the count of failed attempts. Undefined for a wrong
 * password. Lock the investor before, so that a password change at the same moment is noticed.
 */
export async function confirmPassword(
  context: TransactionContext,
  investor: Investor | undefined,
  matched: MatchedPassword | undefined,
): Promise<Investor | undefined> {
  if (!investor || !matched || investor.passwordHash !== matched.hash) return undefined;
  await resetCallCount(context, matched.attempts);
  return investor;
}

/** Checks the current password of a signed-in investor, as `matchPassword` does. */
export function matchCurrentPassword(
  database: Database,
  investor: Investor | undefined,
  password: string,
): Promise<MatchedPassword | undefined> {
  if (!investor) throw new ProblemError('unauthorized');
  const claim = { investor, attempts: `password:${investor.id}` };
  return matchPassword(database, password, async () => claim);
}
