import type { Schema } from '@meridian/api-client';
import { add, calculateAbout, type DecimalString, isZero, maximumDigits } from '@meridian/money';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { isWithinPeriod, readTimeZone } from '../calls/period.ts';
import { dayCourse, exchange, type Investor, investor, operation, readNumeric } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readEnds } from './readEnds.ts';
import { sumWhere } from './readTotals.ts';

/** In the order of the report. Null for what is held: it never changes the balance. */
const sectionOf: Readonly<Record<Schema<'OperationSubject'>, Schema<'YearlyReportSectionName'> | null>> = {
  refill: 'refills',
  withdrawal: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  accruals_released: 'accruals',
  referral_reward: 'rewards',
  matching_reward: 'rewards',
  turnover_award: 'rewards',
  case_bought: 'prizes',
  case_prize: 'prizes',
  withdrawal_fee: 'fees',
  withdrawal_fee_returned: 'fees',
  deposit_exit_fee: 'fees',
  exchange_fee: 'fees',
  exchange_sold: 'exchanges',
  exchange_bought: 'exchanges',
  deposit_opened: 'deposits',
  deposit_renewed: 'deposits',
  deposit_closed: 'deposits',
  subscription_paid: 'other',
  correction: 'other',
  deposit_accrual: null,
  accruals_forfeited: null,
};

const subjectOrder = Object.keys(sectionOf);

export interface YearQuery {
  readonly year: number;
  readonly timeZone?: string;
  readonly displayCurrency?: string;
}

interface ReportQuery extends YearQuery {
  readonly from: string;
  readonly to: string;
  /** The time zone as PostgreSQL takes it. */
  readonly zone: string;
}

/** What operations were worth in the display currency, as far as the courses are known. */
interface Worth {
  readonly known: DecimalString;
  readonly withoutCourse: number;
}

/** The exact sum of what each amount was worth on its day. More digits than an amount of the contract has are cut. */
function worthOf(
  { amount, currency }: { readonly amount: PgColumn; readonly currency: PgColumn },
  course: { readonly rate: PgColumn },
  { displayCurrency }: Pick<YearQuery, 'displayCurrency'>,
) {
  const rate = sql`case when ${currency} = ${displayCurrency ?? null} then 1 else ${course.rate} end`;
  return {
    known: sql`trunc(coalesce(sum(${amount} * ${rate}), 0), ${maximumDigits})`.mapWith(readNumeric),
    withoutCourse: sql<number>`count(*) filter (where ${rate} is null)::int`,
  };
}

/** Rounded once, and unknown as soon as the course of one operation is. */
function serializeValue(
  { displayCurrency }: Pick<YearQuery, 'displayCurrency'>,
  worths: readonly Worth[],
): Schema<'YearlyReportValue'> | null {
  if (displayCurrency === undefined) return null;
  const operationsWithoutCourse = worths.reduce((sum, { withoutCourse }) => sum + withoutCourse, 0);
  if (operationsWithoutCourse > 0) return { amount: null, operationsWithoutCourse };
  const amounts = worths.map(({ known }) => ({ amount: known, currency: displayCurrency }));
  return { amount: calculateAbout(amounts, () => '1') ?? null, operationsWithoutCourse };
}

/** The condition that joins the course of a day. Courses are those of days in UTC, wherever the reader is. */
function isCourseOf(
  course: Readonly<Record<'displayCurrency' | 'currency' | 'day', PgColumn>>,
  { displayCurrency }: ReportQuery,
  { at, currency }: { readonly at: PgColumn; readonly currency: PgColumn },
): SQL | undefined {
  if (displayCurrency === undefined) return sql`false`;
  return and(
    eq(course.displayCurrency, displayCurrency),
    eq(course.currency, currency),
    eq(course.day, sql`(${at} at time zone 'UTC')::date`),
  );
}

async function readLines(context: TransactionContext, { id }: Pick<Investor, 'id'>, query: ReportQuery) {
  const { subject, currency, amount, at } = operation;
  return context.tx
    .select({
      subject,
      currency,
      count: count(),
      income: sumWhere(sql`${amount} > 0`),
      expense: sumWhere(sql`${amount} < 0`),
      ...worthOf(operation, dayCourse, query),
    })
    .from(operation)
    .leftJoin(dayCourse, isCourseOf(dayCourse, query, operation))
    .where(
      and(eq(operation.investorId, id), eq(operation.held, false), await isWithinPeriod(context, at, query)),
    )
    .groupBy(subject, currency);
}

async function readExchanges(
  context: TransactionContext,
  { id }: Pick<Investor, 'id'>,
  query: ReportQuery,
): Promise<Schema<'YearlyReportExchange'>[]> {
  const { currencies, tx } = context;
  const { at, sold, soldCurrency, bought, boughtCurrency } = exchange;
  const soldCourse = alias(dayCourse, 'sold_course');
  const boughtCourse = alias(dayCourse, 'bought_course');
  const soldWorth = worthOf({ amount: sold, currency: soldCurrency }, soldCourse, query);
  const boughtWorth = worthOf({ amount: bought, currency: boughtCurrency }, boughtCourse, query);
  const rows = await tx
    .select({
      count: count(),
      soldCurrency,
      boughtCurrency,
      sold: sql`sum(${sold})`.mapWith(readNumeric),
      bought: sql`sum(${bought})`.mapWith(readNumeric),
      soldKnown: soldWorth.known,
      soldWithoutCourse: soldWorth.withoutCourse,
      boughtKnown: boughtWorth.known,
      boughtWithoutCourse: boughtWorth.withoutCourse,
    })
    .from(exchange)
    .leftJoin(soldCourse, isCourseOf(soldCourse, query, { at, currency: soldCurrency }))
    .leftJoin(boughtCourse, isCourseOf(boughtCourse, query, { at, currency: boughtCurrency }))
    .where(and(eq(exchange.investorId, id), await isWithinPeriod(context, at, query)))
    .groupBy(soldCurrency, boughtCurrency)
    .orderBy(soldCurrency, boughtCurrency);
  return rows.map((row) => ({
    count: row.count,
    sold: serializeMoney(currencies, row.sold, row.soldCurrency),
    bought: serializeMoney(currencies, row.bought, row.boughtCurrency),
    soldValue: serializeValue(query, [{ known: row.soldKnown, withoutCourse: row.soldWithoutCourse }]),
    boughtValue: serializeValue(query, [{ known: row.boughtKnown, withoutCourse: row.boughtWithoutCourse }]),
  }));
}

type Line = Awaited<ReturnType<typeof readLines>>[number];

/** A calendar year of all currencies. Grouped by kind and currency, so that it is short however many operations there are. */
export async function readYearlyReport(
  context: TransactionContext & { readonly language: Schema<'Language'> },
  owner: Pick<Investor, 'id' | 'balanceCurrency'>,
  asked: YearQuery,
): Promise<Schema<'YearlyReport'>> {
  const { currencies, now, settings, language, tx } = context;
  const { year, displayCurrency } = asked;
  const zone = await readTimeZone(context, asked);
  const query = { ...asked, from: `${year}-01-01`, to: `${year}-12-31`, zone };
  const lines = await readLines(context, owner, query);
  const ends = await readEnds(context, owner, query);
  const exchanges = await readExchanges(context, owner, query);
  const order = [owner.balanceCurrency, ...currencies.keys()];
  const [registered] = await tx
    .select({
      year: sql<number>`extract(year from ${investor.registeredAt} at time zone ${zone})::int`,
    })
    .from(investor)
    .where(eq(investor.id, owner.id));
  return {
    date: now.toISOString(),
    year,
    firstYear: registered?.year ?? year,
    from: query.from,
    to: query.to,
    displayCurrency: displayCurrency ?? null,
    source: displayCurrency === undefined ? null : settings.courses.source[language],
    currencies: [...new Set(order)].flatMap((currency) => currencyOf(currency)),
    sections: sectionsOf(),
    exchanges,
  };

  function currencyOf(currency: string): Schema<'YearlyReportCurrency'>[] {
    const own = lines.filter((line) => line.currency === currency);
    const { opening, closing } = ends.get(currency) ?? { opening: '0', closing: '0' };
    if (own.length === 0 && isZero(opening) && isZero(closing)) return [];
    const money = (amount: DecimalString) => serializeMoney(currencies, amount, currency);
    const sumOf = (side: 'income' | 'expense') =>
      money(own.reduce<DecimalString>((sum, line) => add(sum, line[side]), '0'));
    return [
      {
        currency,
        opening: money(opening),
        income: sumOf('income'),
        expense: sumOf('expense'),
        closing: money(closing),
        count: own.reduce((sum, line) => sum + line.count, 0),
      },
    ];
  }

  function sectionsOf(): Schema<'YearlyReportSection'>[] {
    const ordered = lines.toSorted(
      (one, other) =>
        subjectOrder.indexOf(one.subject) - subjectOrder.indexOf(other.subject) ||
        order.indexOf(one.currency) - order.indexOf(other.currency),
    );
    return Array.from(Map.groupBy(ordered, ({ subject }) => sectionOf[subject])).flatMap(([section, found]) =>
      section === null
        ? []
        : [{ section, value: serializeValue(asked, found), lines: found.map(serializeLine) }],
    );
  }

  function serializeLine(line: Line): Schema<'YearlyReportLine'> {
    return {
      subject: line.subject,
      count: line.count,
      amount: serializeMoney(currencies, add(line.income, line.expense), line.currency),
      value: serializeValue(asked, [line]),
    };
  }
}
