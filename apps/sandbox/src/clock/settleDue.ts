import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, type Column, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { lockInvestors } from '../database/lockInvestors.ts';
import { clock, deposit, investor, refill } from '../database/schema.ts';
import { accrueUntil, accruingBy } from '../deposit/accrue.ts';
import { changeDeposit } from '../deposit/changeDeposit.ts';
import { expiredRefills, expireRefills } from '../refill/refills.ts';
import { endedSubscriptions, tellEndedSubscriptions } from '../user/endedSubscriptions.ts';
import type { Chance } from '../work/chance.ts';
import { type Work, write } from '../work/Work.ts';

/** The deposit that changes next, and when. */
interface Change {
  readonly investorId: string;
  readonly at: Date;
  readonly id: string;
}

/** The earliest change of a deposit that has fallen due; by id where several fall together. */
async function nextChange({ tx, now }: Work): Promise<Change | undefined> {
  const [next] = await tx
    .select({ at: deposit.nextChangeAt, id: deposit.id, investorId: deposit.investorId })
    .from(deposit)
    .where(and(isNotNull(deposit.nextChangeAt), lte(deposit.nextChangeAt, now)))
    .orderBy(asc(deposit.nextChangeAt), asc(deposit.id))
    .limit(1);
  return next?.at ? { ...next, at: next.at } : undefined;
}

/** The days that accrue up to the next change of a deposit, and that change. False when nothing was due. */
async function changeNext(work: Work, foreseen: Change | undefined): Promise<boolean> {
  const until = foreseen?.at ?? work.now;
  const accruing = await accruingBy(work, until);
  const changing = foreseen ? [foreseen.investorId] : [];
  await lockInvestors(work.tx, { investors: [...accruing.investors, ...changing], withLineOf: changing });
  // Looked up again now that nobody else can change it: a deposit may have been closed in between.
  const due = await nextChange(work);
  if (due?.id !== foreseen?.id) return true;
  const isAllAccrued = await accrueUntil(work, until, accruing);
  if (!isAllAccrued) return true;
  if (!due) return false;
  await changeDeposit({ ...work, now: due.at }, due.id);
  return true;
}

/** One step, of as much as a transaction should hold. False when nothing was due. */
async function step(work: Work): Promise<boolean> {
  const { tx, now } = work;
  // One process at a time; the others wait here and then find nothing left to do.
  await tx.select({ locked: sql`pg_advisory_xact_lock(20262027)` }).from(clock);
  const change = await nextChange(work);
  // Where they fall together the deposit comes first.
  const isBefore = (column: Column) => (change ? lt(column, change.at) : lte(column, now));
  const late = await expiredRefills(work, isBefore(refill.expiresAt));
  if (late.length > 0) {
    await lockInvestors(tx, { investors: late.map(({ investorId }) => investorId) });
    await expireRefills(
      work,
      late.map(({ id }) => id),
    );
    return true;
  }
  const ended = await endedSubscriptions(work, isBefore(investor.subscriptionUntil));
  if (ended.length === 0) return changeNext(work, change);
  await lockInvestors(tx, { investors: ended });
  await tellEndedSubscriptions(work, ended);
  return true;
}

/** How far `settleDue` goes. */
interface Settling {
  /** Of whoever sows: what half a seed has due is drawn by this. */
  readonly chance?: Chance;
  /** Once it is aborted no further transaction is begun. */
  readonly until?: AbortSignal;
}

/**
 * Does all that has fallen due by the clock, in the order of time, each thing dated when it fell due and in transactions
 * of a bounded size: a month at once gives what thirty days one by one give, a crash on the way leaves the rest for later,
 * and between two of them others have their turn. What half a seed has due is done by whoever sows it, who gives `chance`.
 * False where `until` came before all was done: whoever comes next goes on from there.
 */
export async function settleDue(database: Database, { chance, until }: Settling = {}): Promise<boolean> {
  const mayStep = ({ isAnythingDue, isWhole }: Work) => isAnythingDue && (isWhole || chance !== undefined);
  for (let isMore = true; isMore;) {
    isMore = await write(database, async (work) => mayStep(work) && step(work), chance ? { chance } : {});
    if (isMore && until?.aborted) return false;
    await turn();
  }
  return true;
}
