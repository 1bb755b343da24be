import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, isZero, subtract } from '@meridian/money';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { deposit, ledgerAccount, operation, readNumeric, refill, withdrawal } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { reportingCurrency, calculateWorth } from './quotes.ts';

type Figures = Schema<'StatisticsFigures'>;
type Result = Schema<'MoneyResult'>;
type Subject = Schema<'OperationSubject'>;

interface Summed {
  readonly of: SQL | PgColumn;
  readonly from: PgTable;
  readonly currency: PgColumn;
  readonly where: SQL | undefined;
}

type Sums = ReadonlyMap<unknown, DecimalString>;

/** Sums by currency, without zeros. */
async function sumsOf(
  { tx }: Pick<TransactionContext, 'tx'>,
  { of, from, currency, where }: Summed,
): Promise<Sums> {
  const rows = await tx
    .select({ currency, total: sql`sum(${of})`.mapWith(readNumeric) })
    .from(from)
    .where(where)
    .groupBy(currency);
  return new Map(rows.map((row) => [row.currency, row.total]));
}

/** Sums of the operations that changed the available balance, by currency and subject. */
async function readOperationSums({ tx }: Pick<TransactionContext, 'tx'>, investorId: string) {
  const { currency, subject, amount, held } = operation;
  const rows = await tx
    .select({ currency, subject, total: sql`sum(${amount})`.mapWith(readNumeric) })
    .from(operation)
    .where(and(eq(operation.investorId, investorId), eq(held, false)))
    .groupBy(currency, subject);
  return (code: string, ...subjects: readonly Subject[]) =>
    rows
      .filter((row) => row.currency === code && subjects.includes(row.subject))
      .reduce<DecimalString>((sum, { total }) => add(sum, total), '0');
}

/** Everything that the figures are made of, as `amount(currency)`. */
async function readSums(context: TransactionContext, investorId: string) {
  const operations = await readOperationSums(context, investorId);
  const isInOtherCurrency = and(
    eq(deposit.investorId, investorId),
    ne(deposit.paidCurrency, deposit.currency),
  );
  const isSent = and(eq(withdrawal.investorId, investorId), eq(withdrawal.status, 'successful'));
  const sums = {
    refill: await sumsOf(context, {
      of: refill.credited,
      from: refill,
      currency: refill.currency,
      where: and(eq(refill.investorId, investorId), eq(refill.status, 'replenished')),
    }),
    withdraw: await sumsOf(context, {
      of: sql`${withdrawal.amount} - ${withdrawal.fee}`,
      from: withdrawal,
      currency: withdrawal.currency,
      where: isSent,
    }),
    // The fee of a withdrawal that is not sent may still come back.
    withdrawalFees: await sumsOf(context, {
      of: withdrawal.fee,
      from: withdrawal,
      currency: withdrawal.currency,
      where: isSent,
    }),
    activeDeposits: await sumsOf(context, {
      of: deposit.body,
      from: deposit,
      currency: deposit.currency,
      where: and(
        eq(deposit.investorId, investorId),
        inArray(deposit.status, ['waiting', 'in_work', 'awaiting_completion']),
      ),
    }),
    paidInOther: await sumsOf(context, {
      of: deposit.paid,
      from: deposit,
      currency: deposit.paidCurrency,
      where: isInOtherCurrency,
    }),
    bodiesOfOther: await sumsOf(context, {
      of: deposit.body,
      from: deposit,
      currency: deposit.currency,
      where: isInOtherCurrency,
    }),
    total: await sumsOf(context, {
      of: ledgerAccount.balance,
      from: ledgerAccount,
      currency: ledgerAccount.currency,
      where: and(
        eq(ledgerAccount.owner, investorId),
        inArray(ledgerAccount.kind, ['available', 'on_deposit', 'in_withdrawal']),
      ),
    }),
  };
  return {
    operations,
    sum: (name: keyof typeof sums, code: string): DecimalString => sums[name].get(code) ?? '0',
  };
}

type AllSums = Awaited<ReturnType<typeof readSums>>;

/** The amounts of a result that are counted; what is left of them is computed. */
type Counted = Readonly<Record<Exclude<keyof Result, 'result' | 'exchanged'>, DecimalString>>;

const negative = (amount: DecimalString) => subtract('0', amount);

function countInPeriod({ operations, sum }: AllSums, code: string): Counted {
  return {
    putIn: sum('refill', code),
    takenOut: sum('withdraw', code),
    income: operations(
      code,
      'accruals_released',
      'referral_reward',
      'matching_reward',
      'turnover_award',
      'correction',
    ),
    prizes: operations(code, 'case_prize'),
    casePrices: negative(operations(code, 'case_bought')),
    fees: subtract(sum('withdrawalFees', code), operations(code, 'deposit_exit_fee', 'exchange_fee')),
    subscriptions: negative(operations(code, 'subscription_paid')),
  };
}

const resultOf = ({ income, prizes, casePrices, fees, subscriptions }: Counted) =>
  [casePrices, fees, subscriptions].reduce<DecimalString>(subtract, add(income, prizes));

const exchangedIn = ({ operations, sum }: AllSums, code: string) =>
  subtract(
    add(operations(code, 'exchange_sold', 'exchange_bought'), sum('bodiesOfOther', code)),
    sum('paidInOther', code),
  );

function serializeResult(
  { currencies }: Pick<TransactionContext, 'currencies'>,
  code: string,
  amounts: Readonly<Record<keyof Result, DecimalString>>,
): Result {
  const money = (name: keyof Result) => serializeMoney(currencies, amounts[name], code);
  return {
    putIn: money('putIn'),
    takenOut: money('takenOut'),
    exchanged: money('exchanged'),
    income: money('income'),
    prizes: money('prizes'),
    casePrices: money('casePrices'),
    fees: money('fees'),
    subscriptions: money('subscriptions'),
    result: money('result'),
  };
}

/** All currencies in one, at the courses of now. What exchanges brought is what is left, so that every sum is exact. */
function sumOverall(context: TransactionContext, sums: AllSums): Result {
  const codes = [...context.currencies.keys()];
  const counts = codes.map((code) => [code, countInPeriod(sums, code)] as const);
  const worth = (name: keyof Counted) =>
    counts.reduce<DecimalString>(
      (sum, [currency, counted]) => add(sum, calculateWorth(context, { amount: counted[name], currency })),
      '0',
    );
  const counted: Counted = {
    putIn: worth('putIn'),
    takenOut: worth('takenOut'),
    income: worth('income'),
    prizes: worth('prizes'),
    casePrices: worth('casePrices'),
    fees: worth('fees'),
    subscriptions: worth('subscriptions'),
  };
  const total = codes.reduce<DecimalString>(
    (sum, currency) => add(sum, calculateWorth(context, { amount: sums.sum('total', currency), currency })),
    '0',
  );
  const result = subtract(add(total, counted.takenOut), counted.putIn);
  return serializeResult(context, reportingCurrency, {
    ...counted,
    result,
    exchanged: subtract(result, resultOf(counted)),
  });
}

/** The six figures of the balances bar (section 2), the result of the deposits, the fees and what came of it all. */
export async function readStatistics(
  context: TransactionContext,
  investorId: string,
  leading: string,
): Promise<Schema<'Statistics'>> {
  const sums = await readSums(context, investorId);
  const { operations, sum } = sums;
  const figuresIn = (code: string): Figures => {
    const money = (amount: DecimalString) => serializeMoney(context.currencies, amount, code);
    const counted = countInPeriod(sums, code);
    return {
      refill: money(counted.putIn),
      withdraw: money(counted.takenOut),
      activeDeposits: money(sum('activeDeposits', code)),
      earned: money(operations(code, 'accruals_released', 'turnover_award', 'case_prize')),
      referrals: money(operations(code, 'referral_reward', 'matching_reward')),
      total: money(sum('total', code)),
      depositsResult: money(operations(code, 'accruals_released', 'deposit_exit_fee')),
      fees: money(counted.fees),
      result: serializeResult(context, code, {
        ...counted,
        exchanged: exchangedIn(sums, code),
        result: resultOf(counted),
      }),
    };
  };
  const hasAny = ({ result, ...figures }: Figures) =>
    [...Object.values(figures), ...Object.values(result)].some(({ amount }) => !isZero(amount));
  return {
    ...figuresIn(leading),
    overall: sumOverall(context, sums),
    others: [...context.currencies.keys()]
      .filter((currency) => currency !== leading)
      .map(figuresIn)
      .filter(hasAny),
  };
}
