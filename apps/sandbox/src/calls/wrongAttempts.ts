import { eq, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { CallLimit } from '../core/CompanySettings.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { rateLimit } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Wrong attempts are forgotten after so long without another one. */
const rememberedDays = 30;
const rememberedSeconds = (rememberedDays * dayInMilliseconds) / 1000;

const longestDelay = dayInMilliseconds / 1000;

/** Seconds to wait after so many wrong attempts in a row: none at first, then twice as long each time, up to a day. */
export function delayAfter(wrong: number, { calls, seconds }: CallLimit): number {
  if (wrong < calls) return 0;
  return Math.min(seconds * 2 ** (wrong - calls), Math.max(seconds, longestDelay));
}

const fromNow = ({ now }: TransactionContext) => ({
  windowEndsAt: new Date(now.getTime() + rememberedSeconds * 1000),
  reallyEndsAt: sql`clock_timestamp() + make_interval(secs => ${rememberedSeconds})`,
});

/**
 * Returns a refusal while the delay after the last wrong attempt lasts, by the sandbox's clock and the real one. Otherwise the
 * number of wrong attempts so far; other attempts under this name wait for the transaction to end.
 */
export async function readWrongAttempts(
  context: TransactionContext,
  name: string,
  limit: CallLimit,
): Promise<number | ProblemError> {
  const { tx, now } = context;
  await tx
    .insert(rateLimit)
    .values({ bucket: name, calls: 0, ...fromNow(context) })
    .onConflictDoNothing();
  const [row] = await tx
    .select({
      wrong: rateLimit.calls,
      windowEndsAt: rateLimit.windowEndsAt,
      reallyLeft: sql<number>`extract(epoch from ${rateLimit.reallyEndsAt} - clock_timestamp())::float8`,
    })
    .from(rateLimit)
    .where(eq(rateLimit.bucket, name))
    .for('update');
  if (!row) return 0;
  const left = Math.min((row.windowEndsAt.getTime() - now.getTime()) / 1000, row.reallyLeft);
  const wait = delayAfter(row.wrong, limit) - (rememberedSeconds - left);
  return wait > 0 ? new ProblemError('too_many_calls', { retryAfter: Math.ceil(wait) }) : row.wrong;
}

/** Stores that another attempt was wrong. */
export async function countWrongAttempt(context: TransactionContext, name: string): Promise<void> {
  await context.tx
    .update(rateLimit)
    .set({ calls: sql`${rateLimit.calls} + 1`, ...fromNow(context) })
    .where(eq(rateLimit.bucket, name));
}
