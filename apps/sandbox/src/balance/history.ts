import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, subtract } from '@meridian/money';
import { and, asc, eq, gte, sql, type SQLWrapper } from 'drizzle-orm';
import {
  type Investor,
  investor,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
  readNumeric,
} from '../database/schema.ts';
import { addDays, checkPeriod, mostDays, type Period, startOfDay, readTimeZone } from '../calls/period.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readBalances, sumBalances } from './balances.ts';

const daysUnlessAsked = 30;

/** The calendar days of registration and of now. */
async function readEnds({ tx, now }: TransactionContext, id: string, timeZone: string) {
  const dayOf = (moment: SQLWrapper) => sql<string>`(${moment} at time zone ${timeZone})::date::text`;
  const [ends] = await tx
    .select({
      registered: dayOf(investor.registeredAt),
      today: dayOf(sql`${now.toISOString()}::timestamptz`),
    })
    .from(investor)
    .where(eq(investor.id, id));
  if (!ends) throw new ProblemError('not_found');
  return ends;
}

/** Days of the period between registration and today. */
function listDays(
  { from, to }: Period,
  { registered, today }: Record<'registered' | 'today', string>,
): string[] {
  const last = to !== undefined && to < today ? to : today;
  const first = from ?? addDays(last, 1 - daysUnlessAsked);
  if (addDays(first, mostDays - 1) < last) throw invalid({ from: 'date_out_of_range' });
  const days: string[] = [];
  for (let day = first < registered ? registered : first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Daily changes of each account from the first day until now. */
async function readChanges(
  { tx }: TransactionContext,
  { investorId, currency, timeZone, since }: Record<'investorId' | 'currency' | 'timeZone' | 'since', string>,
) {
  // By column number: repeating the expression would repeat the time zone as a second parameter.
  const day = sql<string>`to_char(${ledgerTransfer.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return tx
    .select({ day, kind: ledgerAccount.kind, amount: sql`sum(${ledgerEntry.amount})`.mapWith(readNumeric) })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerEntry.transferId))
    .where(
      and(
        eq(ledgerAccount.owner, investorId),
        eq(ledgerAccount.currency, currency),
        gte(ledgerEntry.transferId, sql`first_id_of(${startOfDay(since, timeZone)})`),
      ),
    )
    .groupBy(sql`1`, ledgerAccount.kind)
    .orderBy(asc(sql`1`));
}

/**
 * One point per day, with the balance at its end. The opening balance is the current one minus all changes since, so
 * older entries are not read.
 */
export async function readHistory(
  context: TransactionContext,
  { id }: Pick<Investor, 'id'>,
  currency: string,
  period: Period,
): Promise<Schema<'BalanceHistory'>> {
  checkPeriod(period);
  const timeZone = await readTimeZone(context, period);
  const days = listDays(period, await readEnds(context, id, timeZone));
  const [since] = days;
  if (since === undefined) return { currency, points: [] };
  const changes = await readChanges(context, { investorId: id, currency, timeZone, since });
  const balances = new Map((await readBalances(context, id)).get(currency));
  for (const { kind, amount } of changes) balances.set(kind, subtract(balances.get(kind) ?? '0', amount));
  let next = 0;
  const points = days.map((date) => {
    for (let change = changes[next]; change && change.day <= date; change = changes[next]) {
      balances.set(change.kind, add(balances.get(change.kind) ?? '0', change.amount));
      next += 1;
    }
    const money = (amount: DecimalString = '0') => serializeMoney(context.currencies, amount, currency);
    return {
      date,
      available: money(balances.get('available')),
      onDeposit: money(balances.get('on_deposit')),
      total: money(sumBalances(balances)),
    };
  });
  return { currency, points };
}
