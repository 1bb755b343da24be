import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, type Column, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { lockInvestors } from '../database/lockInvestors.ts';
import { clock, deposit, investor, refill } from '../database/schema.ts';
import { accrueUntil, findAccruing } from '../deposit/accrue.ts';
import { changeDeposit } from '../deposit/changeDeposit.ts';
import { closeOrKeep, nextClosing } from '../closing/closeAccount.ts';
import { expiredRefills, expireRefills } from '../refill/refills.ts';
import { endedSubscriptions, notifyEndedSubscriptions } from '../user/endedSubscriptions.ts';
import { nextUnlocking, unlockAccount } from '../user/lockAccount.ts';
import type { RandomSource } from '../core/random.ts';
import { type TransactionContext, write } from '../transaction/TransactionContext.ts';

interface Change {
  readonly investorId: string;
  readonly at: Date;
  readonly id: string;
}

/** The earliest due change of a deposit; by id among equals. */
async function nextChange({ tx, now }: TransactionContext): Promise<Change | undefined> {
  const [next] = await tx
    .select({ at: deposit.nextChangeAt, id: deposit.id, investorId: deposit.investorId })
    .from(deposit)
    .where(and(isNotNull(deposit.nextChangeAt), lte(deposit.nextChangeAt, now)))
    .orderBy(asc(deposit.nextChangeAt), asc(deposit.id))
    .limit(1);
  return next?.at ? { ...next, at: next.at } : undefined;
}

/** Processes accruals up to the next change of a deposit, and that change. False when nothing was due. */
async function changeNext(context: TransactionContext, expected: Change | undefined): Promise<boolean> {
  const until = expected?.at ?? context.now;
  const accruing = await findAccruing(context, until);
  const changing = expected ? [expected.investorId] : [];
  await lockInvestors(context.tx, { investors: [...accruing.investors, ...changing], withLineOf: changing });
  // Read again under the lock: the deposit may have been closed meanwhile.
  const due = await nextChange(context);
  if (due?.id !== expected?.id) return true;
  const isAllAccrued = await accrueUntil(context, until, accruing);
  if (!isAllAccrued) return true;
  if (!due) return false;
  await changeDeposit({ ...context, now: due.at }, due.id);
  return true;
}

/** One transaction of bounded size. False when nothing was due. */
async function step(context: TransactionContext): Promise<boolean> {
  const { tx, now } = context;
  // One process at a time; the others then find nothing left to do.
  await tx.select({ locked: sql`pg_advisory_xact_lock(20262027)` }).from(clock);
  const change = await nextChange(context);
  // At the same moment the deposit comes first.
  const isBefore = (column: Column) => (change ? lt(column, change.at) : lte(column, now));
  const late = await expiredRefills(context, isBefore(refill.expiresAt));
  if (late.length > 0) {
    await lockInvestors(tx, { investors: late.map(({ investorId }) => investorId) });
    await expireRefills(
      context,
      late.map(({ id }) => id),
    );
    return true;
  }
  const ended = await endedSubscriptions(context, isBefore(investor.subscriptionUntil));
  if (ended.length > 0) {
    await lockInvestors(tx, { investors: ended });
    await notifyEndedSubscriptions(context, ended);
    return true;
  }
  const unlocking = await nextUnlocking(context, isBefore(investor.unlocksAt));
  if (unlocking !== undefined) {
    await lockInvestors(tx, { investors: [unlocking] });
    await unlockAccount(context, unlocking);
    return true;
  }
  const closing = await nextClosing(context, isBefore(investor.closesAt));
  if (closing === undefined) return changeNext(context, change);
  await lockInvestors(tx, { investors: [closing] });
  await closeOrKeep(context, closing);
  return true;
}

interface Settling {
  /** Only while seeding: allows an unfinished seed. */
  readonly random?: RandomSource;
  /** No further transaction starts once it is aborted. */
  readonly until?: AbortSignal;
}

/**
 * Processes all due events in order, each dated when it was due, in transactions of bounded size. So a month at once equals
 * thirty single days, and after a crash the next call continues. False where `until` was aborted before everything was done.
 */
export async function settleDue(database: Database, { random, until }: Settling = {}): Promise<boolean> {
  const mayStep = ({ isAnythingDue, isSeedComplete }: TransactionContext) =>
    isAnythingDue && (isSeedComplete || random !== undefined);
  for (let isMore = true; isMore;) {
    isMore = await write(
      database,
      async (context) => mayStep(context) && step(context),
      random ? { random } : {},
    );
    if (isMore && until?.aborted) return false;
    await turn();
  }
  return true;
}
