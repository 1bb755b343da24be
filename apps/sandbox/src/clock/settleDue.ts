import { and, asc, eq, isNotNull, lte, sql as text } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { lockInvestors } from '../database/lockInvestors.ts';
import { clock, deposit, refill } from '../database/schema.ts';
import { accrueUntil, accruingBy } from '../deposit/accrue.ts';
import { changeDeposit } from '../deposit/changeDeposit.ts';
import { rejectRefill } from '../refill/refills.ts';
import type { Chance } from '../work/chance.ts';
import { read, type Work, write } from '../work/Work.ts';

/** What changes next, and when. */
interface Due {
  readonly investorId: string;
  readonly at: Date;
  readonly kind: 'deposit' | 'refill';
  readonly id: string;
}

const addressExpired = {
  en: 'The transfer did not come in time.',
  ru: 'Перевод не поступил вовремя.',
};

/** The earliest change that has fallen due; deposits before refills, then by id, where they fall together. */
async function nextDue({ sql, now }: Work): Promise<Due | undefined> {
  const [nextDeposit] = await sql
    .select({ at: deposit.nextChangeAt, id: deposit.id, investorId: deposit.investorId })
    .from(deposit)
    .where(and(isNotNull(deposit.nextChangeAt), lte(deposit.nextChangeAt, now)))
    .orderBy(asc(deposit.nextChangeAt), asc(deposit.id))
    .limit(1);
  const [nextRefill] = await sql
    .select({ at: refill.expiresAt, id: refill.id, investorId: refill.investorId })
    .from(refill)
    .where(and(eq(refill.status, 'waiting'), lte(refill.expiresAt, now)))
    .orderBy(asc(refill.expiresAt), asc(refill.id))
    .limit(1);
  const found: Due[] = [];
  if (nextDeposit?.at) found.push({ ...nextDeposit, at: nextDeposit.at, kind: 'deposit' });
  if (nextRefill) found.push({ ...nextRefill, kind: 'refill' });
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
}

/** One step: the days that accrue up to the next change, and that change. False when nothing was due. */
async function step(work: Work): Promise<boolean> {
  const { sql } = work;
  // One process at a time; the others wait here and then find nothing left to do.
  await sql.select({ locked: text`pg_advisory_xact_lock(20262027)` }).from(clock);
  const foreseen = await nextDue(work);
  const until = foreseen?.at ?? work.now;
  const accruing = await accruingBy(work, until);
  const changing = foreseen ? [foreseen.investorId] : [];
  await lockInvestors(sql, { investors: [...accruing, ...changing], withLineOf: changing });
  // Looked up again now that nobody else can change it: a deposit may have been closed in between.
  const due = await nextDue(work);
  if (due?.id !== foreseen?.id) return true;
  const isAllAccrued = await accrueUntil(work, until);
  if (!isAllAccrued) return true;
  if (!due) return false;
  const then = { ...work, now: due.at };
  switch (due.kind) {
    case 'deposit':
      await changeDeposit(then, due.id);
      return true;
    case 'refill':
      await rejectRefill(then, due.id, addressExpired);
      return true;
  }
}

/**
 * Does all that has fallen due by the clock, in the order of time, each thing dated when it fell due and in a transaction
 * of its own: a month at once gives what thirty days one by one give, and a crash on the way leaves the rest for later.
 */
export async function settleDue(database: Database, chance?: Chance): Promise<void> {
  const isDue = await read(database, async ({ isAnythingDue }) => isAnythingDue);
  for (let isMore = isDue; isMore;) isMore = await write(database, step, chance ? { chance } : {});
}
