import { add, calculateDailyIncome, formatMoney, incomeAfter } from '@meridian/money';
import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { deposit, type DepositRow } from '../database/schema.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { type DatedTransfer, postAll } from '../ledger/transfer.ts';
import { notifyAll } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { endNotice, isReminder } from './endNotice.ts';
import { getDayLength } from './receipts.ts';
import { isAnyOf } from '../database/lockInvestors.ts';

/** Maximum transfers in one transaction. */
const mostDays = 1_000;

/** Ends of the full days of this deposit up to `moment`. */
function daysOver(row: DepositRow, moment: Date): Date[] {
  const { plan, accruedDays, nextAccrualAt } = row;
  const days: Date[] = [];
  if (!nextAccrualAt) return days;
  const left = plan.timeInDays - accruedDays;
  const period = getDayLength(row);
  for (let at = nextAccrualAt.getTime(); at <= moment.getTime() && days.length < left; at += period) {
    days.push(new Date(at));
  }
  return days;
}

/** Posts the income of one full day as held. */
function calculateAccrual({ id, investorId, currency, body, plan }: DepositRow, at: Date): DatedTransfer {
  const amount = calculateDailyIncome(body, plan);
  return {
    kind: 'deposit_accrual',
    about: id,
    at,
    movements: [{ from: company('yield'), to: investorAccount(investorId, 'held'), amount, currency }],
    operations: [{ investorId, type: 'accrual', subject: 'deposit_accrual', amount, currency, held: true }],
  };
}

function accrualNotice({ id, investorId, currency, body, plan }: DepositRow, at: Date) {
  const amount = { amount: calculateDailyIncome(body, plan), currency };
  return {
    investorId,
    at,
    topic: 'deposit',
    choice: 'accruals',
    topicId: id,
    title: {
      en: `Accrued: ${formatMoney(amount, 'en')}`,
      ru: `Начислено: ${formatMoney(amount, 'ru')}`,
    },
    push: { en: 'A daily accrual', ru: 'Ежедневное начисление' },
    text: {
      en: `“${plan.name.en}”: held until the end of the term. Its payout is not guaranteed.`,
      ru: `План «${plan.name.ru}». Оно добавлено к накопленным. Выплата в конце срока не гарантирована.`,
    },
  } as const;
}

/** Accrued total including these days. */
function countedBy(row: DepositRow, days: readonly Date[]) {
  const accruedDays = row.accruedDays + days.length;
  const income = incomeAfter(row.body, row.plan, days.length);
  const next = new Date((days.at(-1)?.getTime() ?? 0) + getDayLength(row));
  return {
    id: row.id,
    accrued: add(row.accrued, income),
    accruedDays,
    nextAccrualAt: accruedDays < row.plan.timeInDays ? next.toISOString() : null,
  };
}

/** Counts the accrued days of all deposits in one statement. */
async function countDays(
  { tx }: TransactionContext,
  counted: readonly ReturnType<typeof countedBy>[],
): Promise<void> {
  if (counted.length === 0) return;
  await tx.execute(sql`
    update ${deposit}
    set accrued = counted."accrued", accrued_days = counted."accruedDays", next_accrual_at = counted."nextAccrualAt"
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (id uuid, accrued numeric, "accruedDays" integer, "nextAccrualAt" timestamptz)
    where ${deposit.id} = counted.id
  `);
}

function isDueBy(moment: Date) {
  return and(isNotNull(deposit.nextAccrualAt), lte(deposit.nextAccrualAt, moment));
}

/** Investors whose deposits have days to accrue. */
interface Accruing {
  readonly investors: readonly string[];
  /** Whether the list is complete. */
  readonly isEverybody: boolean;
}

/** Finds investors with days to accrue, up to the limit of one transaction. The caller locks them. */
export async function findAccruing({ tx }: TransactionContext, moment: Date): Promise<Accruing> {
  const rows = await tx
    .select({ id: deposit.investorId })
    .from(deposit)
    .where(isDueBy(moment))
    .orderBy(asc(deposit.nextAccrualAt), asc(deposit.id))
    .limit(mostDays);
  return { investors: [...new Set(rows.map(({ id }) => id))], isEverybody: rows.length < mostDays };
}

/**
 * Accrues the full days of these investors up to the moment, the earliest first, each dated at its end. Returns false
 * when the limit of one transaction was reached.
 */
export async function accrueUntil(
  context: TransactionContext,
  moment: Date,
  { investors, isEverybody }: Accruing,
): Promise<boolean> {
  const rows = await context.tx
    .select()
    .from(deposit)
    .where(and(isDueBy(moment), isAnyOf(deposit.investorId, investors)))
    .orderBy(asc(deposit.nextAccrualAt), asc(deposit.id))
    .limit(mostDays);
  const due = rows
    .flatMap((row) => daysOver(row, moment).map((at) => ({ row, at })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const now = due.slice(0, mostDays);
  const days = Map.groupBy(now, ({ row }) => row);
  await countDays(
    context,
    [...days].map(([row, over]) =>
      countedBy(
        row,
        over.map(({ at }) => at),
      ),
    ),
  );
  await postAll(
    context,
    now.map(({ row, at }) => calculateAccrual(row, at)),
  );
  await notifyAll(
    context,
    now.flatMap(({ row, at }) => [
      accrualNotice(row, at),
      ...(isReminder(row, at) ? [endNotice(context, row, at)] : []),
    ]),
  );
  return isEverybody && due.length === now.length && rows.length < mostDays;
}
