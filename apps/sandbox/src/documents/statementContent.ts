import type { Schema } from '@meridian/api-client';
import { isNegative } from '@meridian/money';
import { and, asc, eq } from 'drizzle-orm';
import { isWithinPeriod } from '../calls/period.ts';
import { type Investor, operation } from '../database/schema.ts';
import { selectOperations, serializeOperation } from '../operations/readOperations.ts';
import { readStatement } from '../operations/readStatement.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { DocumentBlock, DocumentContent } from './DocumentContent.ts';
import { type DocumentFormat, documentFormat } from './documentFormat.ts';
import { holderRows } from './holderRows.ts';
import { isOver } from './isOver.ts';

/** The most operations that a document lists. More would keep the process from other calls for seconds. */
const mostListed = 500;

interface StatementQuery {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string;
}

type StatementContext = TransactionContext & { readonly language: Schema<'Language'> };

/** What the statement of a currency for a period says, with its operations. */
export async function statementContent(
  context: StatementContext,
  investor: Investor,
  query: StatementQuery,
): Promise<DocumentContent> {
  const { language } = context;
  const format = documentFormat(context, query.timeZone);
  const { words, money, change } = format;
  const statement = await readStatement(context, investor, query);
  const { currency, from, to, opening, income, expense, closing, count, lines } = statement;
  const table = (title: string, isOut: boolean) =>
    linesTable(
      title,
      lines.filter(({ amount }) => isNegative(amount.amount) === isOut),
      format,
    );
  const text = (isShown: boolean, said: string): readonly DocumentBlock[] =>
    isShown ? [{ kind: 'text', text: said }] : [];
  return {
    kind: 'statement',
    language,
    title: words.statement.title(currency),
    blocks: [
      {
        kind: 'facts',
        title: words.statement.balances,
        rows: [
          ...(await holderRows(context, investor, format)),
          [words.period, format.days(from, to)],
          [words.timeZone, format.timeZoneName],
          [words.statement.opening, money(opening)],
          [words.statement.income, change(income)],
          [words.statement.expense, money(expense)],
          [words.statement.closing, money(closing)],
        ],
      },
      ...text(!(await isOver(context, to, query)), words.statement.notOver),
      ...text(count === 0, words.statement.nothing),
      ...table(words.statement.incomeByKind, false),
      ...table(words.statement.expenseByKind, true),
      ...(count > mostListed ? [] : await readOperationsTable(context, investor, query, format)),
      ...text(count > mostListed, words.statement.tooMany(format.count(count), format.count(mostListed))),
      ...text(true, words.statement.heldNote),
    ],
  };
}

function linesTable(
  title: string,
  lines: readonly Schema<'StatementLine'>[],
  { words, change, count: write }: DocumentFormat,
): readonly DocumentBlock[] {
  if (lines.length === 0) return [];
  return [
    {
      kind: 'table',
      title,
      columns: [
        { name: words.table.operation, isFigure: false, share: 3 },
        { name: words.statement.count, isFigure: true, share: 1 },
        { name: words.table.amount, isFigure: true, share: 3 },
      ],
      rows: lines.map(({ subject, count, amount }) => [
        words.operation[subject],
        write(count),
        change(amount),
      ]),
    },
  ];
}

/** The operations that changed the balance, oldest first, as in the CSV file. */
async function readOperationsTable(
  context: StatementContext,
  investor: Investor,
  query: StatementQuery,
  { words, money, change, rowMoment }: DocumentFormat,
): Promise<readonly DocumentBlock[]> {
  const rows = await selectOperations(context.tx)
    .where(
      and(
        eq(operation.investorId, investor.id),
        eq(operation.currency, query.currency),
        eq(operation.held, false),
        await isWithinPeriod(context, operation.at, query),
      ),
    )
    .orderBy(asc(operation.at), asc(operation.id));
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: words.statement.operations,
      columns: [
        { name: words.table.date, isFigure: false, share: 4 },
        { name: words.table.operation, isFigure: false, share: 4 },
        { name: words.table.amount, isFigure: true, share: 3 },
        { name: words.table.balanceAfter, isFigure: true, share: 3 },
      ],
      rows: rows
        .map((row) => serializeOperation(context, row))
        .map(({ date, subject, amount, balanceAfter }) => [
          rowMoment(date),
          words.operation[subject],
          change(amount),
          money(balanceAfter),
        ]),
    },
  ];
}
