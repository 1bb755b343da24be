import type { Schema } from '@meridian/api-client';
import { type DecimalString, type Money, subtract } from '@meridian/money';
import type { Investor } from '../database/schema.ts';
import { readYearlyReport, type YearQuery } from '../operations/readYearlyReport.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { DocumentBlock, DocumentContent } from './DocumentContent.ts';
import { type DocumentFormat, documentFormat } from './documentFormat.ts';
import { holderRows } from './holderRows.ts';
import { isOver } from './isOver.ts';

type Report = Schema<'YearlyReport'>;
type Value = Schema<'YearlyReportValue'>;

/** What the report of a calendar year says. */
export async function yearContent(
  context: TransactionContext & { readonly language: Schema<'Language'> },
  investor: Investor,
  query: YearQuery,
): Promise<DocumentContent> {
  const { language } = context;
  const format = documentFormat(context, query.timeZone);
  const { words } = format;
  const report = await readYearlyReport(context, investor, query);
  const { year, from, to, displayCurrency, source, currencies, sections } = report;
  const says = (text: string): DocumentBlock => ({ kind: 'text', text });
  return {
    kind: 'year',
    language,
    title: words.year.title(String(year)),
    blocks: [
      {
        kind: 'facts',
        title: words.details,
        rows: [
          ...(await holderRows(context, investor, format)),
          [words.period, format.days(from, to)],
          [words.timeZone, format.timeZoneName],
        ],
      },
      says(words.year.noAdvice),
      ...(sections.length === 0 ? [says(words.year.nothing)] : []),
      ...sections.map((section) => sectionTable(section, report, format)),
      ...(currencies.length === 0 ? [] : [balancesTable(currencies, format)]),
      ...((await isOver(context, to, query)) ? [] : [says(words.year.notOver)]),
      ...(displayCurrency === null || source === null
        ? []
        : [says(words.year.values(displayCurrency, source))]),
      says(words.statement.heldNote),
    ],
  };
}

/** One section, as on the screen: exchanges are by pair, both sides together, and the value of one line is its own total. */
function sectionTable(
  { section, value, lines }: Schema<'YearlyReportSection'>,
  { exchanges, displayCurrency: code }: Report,
  format: DocumentFormat,
): DocumentBlock {
  const { words, count, change } = format;
  const isExchanges = section === 'exchanges';
  const cellsOfValue = (worth: Value | null): readonly string[] =>
    code === null || worth === null ? [] : [writeValue(worth, code, format)];
  const rowOf = (name: string, operations: number, amount: Money, worth: Value | null) => [
    name,
    count(operations),
    change(amount),
    // An amount in the currency of the values is its own value.
    ...(amount.currency === code ? [''] : cellsOfValue(worth)),
  ];
  const rows = isExchanges
    ? exchanges.flatMap(({ count: made, sold, bought, soldValue, boughtValue }) => {
        const pair = words.year.pair(sold.currency, bought.currency);
        return [
          rowOf(
            `${words.operation.exchange_sold} · ${pair}`,
            made,
            { ...sold, amount: negate(sold.amount) },
            soldValue && takenFrom(soldValue),
          ),
          rowOf(`${words.operation.exchange_bought} · ${pair}`, made, bought, boughtValue),
        ];
      })
    : lines.map(({ subject, count: made, amount, value: worth }) =>
        rowOf(words.operation[subject], made, amount, worth),
      );
  const hasTotal = !isExchanges && value !== null && lines.length > 1;
  return {
    kind: 'table',
    title: words.year.section[section],
    columns: [
      { name: words.table.operation, isFigure: false, share: 6 },
      { name: isExchanges ? words.year.exchanges : words.statement.count, isFigure: true, share: 3 },
      { name: words.table.amount, isFigure: true, share: 7 },
      ...(code === null ? [] : [{ name: words.year.value, isFigure: true, share: 7 }]),
    ],
    rows: hasTotal ? [...rows, [words.year.total, '', '', ...cellsOfValue(value)]] : rows,
  };
}

/** What each currency had when the year began and ended. */
function balancesTable(
  currencies: readonly Schema<'YearlyReportCurrency'>[],
  { words, money, change }: DocumentFormat,
): DocumentBlock {
  const { opening, income, expense, closing } = words.statement;
  return {
    kind: 'table',
    title: words.year.balances,
    columns: [
      { name: words.balance.currency, isFigure: false, share: 2 },
      ...[opening, income, expense, closing].map((name) => ({ name, isFigure: true, share: 4 })),
    ],
    rows: currencies.map((one) => [
      one.currency,
      money(one.opening),
      change(one.income),
      money(one.expense),
      money(one.closing),
    ]),
  };
}

/** About what operations were worth, or how many of them have no course. */
function writeValue(
  { amount, operationsWithoutCourse }: Value,
  code: string,
  { words, about, count, isOne }: DocumentFormat,
): string {
  if (amount !== null) return about({ amount, currency: code });
  const { one, other } = words.year.noCourse;
  return (isOne(operationsWithoutCourse) ? one : other)(code, count(operationsWithoutCourse));
}

const negate = (amount: DecimalString): DecimalString => subtract('0', amount);

/** The value of what left the balance. */
const takenFrom = ({ amount, ...value }: Value): Value => ({
  ...value,
  amount: amount === null ? null : negate(amount),
});
