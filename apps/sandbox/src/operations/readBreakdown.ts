import { operationKinds, type Schema } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Period } from '../calls/period.ts';
import { operation } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { divideDays } from './divideDays.ts';
import { feesOfIncome, isIncomeOf, sumWhere } from './readTotals.ts';
import { subjectsByKind } from './subjectsByKind.ts';

interface BreakdownQuery extends Period {
  readonly kind?: Schema<'OperationKind'>;
  readonly currency: string;
  readonly timeZone: string;
}

interface Sums {
  readonly income: DecimalString;
  readonly expense: DecimalString;
}

const addUp = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, row) => ({ income: add(sum.income, row.income), expense: add(sum.expense, row.expense) }),
    { income: '0', expense: '0' },
  );

/** One currency by time and by kind. `scope` is the filter without its type and its kind, `where` is all of it. */
export async function readBreakdown(
  { tx, currencies }: Pick<TransactionContext, 'tx' | 'currencies'>,
  query: BreakdownQuery,
  { scope, where }: Readonly<Record<'scope' | 'where', SQL | undefined>>,
): Promise<Schema<'OperationBreakdown'>> {
  const { amount, at, held, subject, currency } = operation;
  const ofBalance = and(eq(currency, query.currency), eq(held, false));
  const isIncome = isIncomeOf(query.kind);
  const [days, subjects] = await Promise.all([
    tx
      .select({
        day: sql<string>`(${at} at time zone ${query.timeZone})::date::text`,
        income: sumWhere(isIncome),
        expense: sumWhere(sql`not ${isIncome}`),
      })
      .from(operation)
      .where(and(where, ofBalance))
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    tx
      .select({
        subject,
        income: sumWhere(sql`${amount} > 0`),
        expense: sumWhere(sql`not ${amount} > 0`),
      })
      .from(operation)
      .where(and(scope, ofBalance))
      .groupBy(subject),
  ]);
  const write = ({ income, expense }: Sums) => ({
    income: serializeMoney(currencies, income, query.currency),
    expense: serializeMoney(currencies, expense, query.currency),
  });
  const { unit, spans } = divideDays(
    query,
    days.map(({ day }) => day),
  );
  return {
    currency: query.currency,
    unit,
    spans: spans.map((span) => ({
      ...span,
      ...write(addUp(days.filter(({ day }) => day >= span.from && day <= span.to))),
    })),
    kinds: operationKinds.flatMap((kind) => {
      const ofKind = subjects.filter((row) => subjectsByKind[kind].some((one) => one === row.subject));
      if (ofKind.length === 0) return [];
      const rows = ofKind.map((row) =>
        kind !== 'fee' && feesOfIncome.some((fee) => fee === row.subject)
          ? { income: add(row.income, row.expense), expense: '0' as const }
          : row,
      );
      return [{ kind, ...write(addUp(rows)) }];
    }),
  };
}
