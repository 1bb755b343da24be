import type { Schema } from '@meridian/api-client';
import { isDecimal } from '@meridian/money';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readRows } from '../calls/readPage.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export type Cell = string | number | boolean | null;

type Row = Readonly<Record<string, Cell>>;

/** The last row of a page. */
export interface Place {
  /** As text: a JavaScript date would lose the microseconds. */
  readonly at: string;
  readonly id: string;
}

interface Range {
  readonly until: Date;
  readonly after: Place | undefined;
}

export interface ListContext extends TransactionContext {
  readonly language: Schema<'Language'>;
}

/** One list of a user: an array of `data.json`, and a CSV file. */
export interface List {
  readonly name: string;
  readonly columns: readonly string[];
  /** A page for the user with this id, oldest first. Without `last` it was the last one. */
  read(
    context: ListContext,
    id: string,
    range: Range,
  ): Promise<{ readonly rows: readonly Row[]; readonly last?: Place }>;
}

type Selected = PgColumn | SQL;

interface Field {
  /** What is selected for it. */
  readonly selected: readonly Selected[];
  readonly serialize: (values: readonly unknown[], context: ListContext) => Cell;
}

/** The columns of a list by name. A column of the database is written by its type. */
type Fields = Readonly<Record<string, Selected | Field>>;

/** Writes a moment as ISO 8601, and a text in the language of the archive. */
function serialize(value: unknown, language: Schema<'Language'>): Cell {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value;
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Object) return serialize(Reflect.get(value, language), language);
  throw new TypeError('This column has no text.');
}

/** An amount with the decimals of its currency. */
export const amountField = (amount: PgColumn, currency: Selected): Field => ({
  selected: [amount, currency],
  serialize: ([value, code], { currencies }) =>
    typeof value === 'string' && isDecimal(value)
      ? serializeMoney(currencies, value, String(code)).amount
      : null,
});

/** What `derive` makes of the text of a column. */
export const derivedFrom = (column: PgColumn, derive: (value: string | null) => Cell): Field => ({
  selected: [column],
  serialize: ([value]) => derive(typeof value === 'string' ? value : null),
});

export const jsonField = (column: PgColumn): Field => ({
  selected: [column],
  serialize: ([value]) => JSON.stringify(value),
});

const isField = (field: Selected | Field): field is Field => 'selected' in field;

const fieldOf = (field: Selected | Field): Field =>
  isField(field)
    ? field
    : { selected: [field], serialize: ([value], { language }) => serialize(value, language) };

/** A selection of what the fields need, and the row of the list from what was selected. */
function selectionOf(fields: Fields) {
  const named = Object.entries(fields).map(([name, field]) => ({ name, ...fieldOf(field) }));
  const keyOf = (name: string, index: number) => `${name} ${index}`;
  const selection = Object.fromEntries(
    named.flatMap(({ name, selected }) => selected.map((column, index) => [keyOf(name, index), column])),
  );
  const toRow = (found: Readonly<Record<string, unknown>>, context: ListContext): Row =>
    Object.fromEntries(
      named.map(({ name, selected, serialize: write }) => [
        name,
        write(
          selected.map((_, index) => found[keyOf(name, index)]),
          context,
        ),
      ]),
    );
  return { selection, toRow };
}

interface Source {
  readonly from: PgTable;
  /** Tables that have one row for each row of `from`. */
  readonly joins?: readonly (readonly [PgTable, SQL | undefined])[];
  /** The rows of a user. */
  readonly where: (id: string, context: ListContext) => SQL | undefined;
}

function rowsOf(
  { tx }: ListContext,
  { from, joins = [] }: Source,
  selection: Readonly<Record<string, Selected>>,
) {
  const rows = tx.select(selection).from(from).$dynamic();
  for (const [table, condition] of joins) void rows.innerJoin(table, condition);
  return rows;
}

const rowsOfPage = 200;

/** A list that can be long is read by pages, in the order of a moment and an id. */
interface Order {
  readonly at: PgColumn;
  readonly id: PgColumn;
}

export function longList(name: string, source: Source & Order, fields: Fields): List {
  const { at, id } = source;
  const { selection, toRow } = selectionOf(fields);
  return {
    name,
    columns: Object.keys(fields),
    async read(context, user, { until, after }) {
      const place = {
        placeAt: sql<string>`${at}::text`,
        placeId: sql<string>`${id}::text`,
        // Not a condition: with an upper bound PostgreSQL sorts instead of reading along the index.
        isLate: sql<boolean>`${at} > ${until.toISOString()}::timestamptz`,
      };
      const isAfter = after && sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
      const found = await readRows(
        { limit: rowsOfPage, sortDir: 'asc' },
        {
          rows: rowsOf(context, source, { ...selection, ...place }),
          where: and(source.where(user, context), isAfter),
          by: at,
          id,
        },
      );
      const inTime = found.filter(({ isLate }) => isLate !== true);
      const rows = inTime.map((row) => toRow(row, context));
      const end = inTime.length === rowsOfPage ? inTime.at(-1) : undefined;
      return end ? { rows, last: { at: String(end['placeAt']), id: String(end['placeId']) } } : { rows };
    },
  };
}

export function shortList(
  name: string,
  source: Source & { readonly order: readonly PgColumn[] },
  fields: Fields,
): List {
  const { selection, toRow } = selectionOf(fields);
  return {
    name,
    columns: Object.keys(fields),
    async read(context, user) {
      const found = await rowsOf(context, source, selection)
        .where(source.where(user, context))
        .orderBy(...source.order);
      return { rows: found.map((row) => toRow(row, context)) };
    },
  };
}

/** A list that is not the rows of one table. */
export function madeList<Column extends string>(
  name: string,
  columns: readonly Column[],
  find: (context: ListContext, id: string) => Promise<readonly Readonly<Record<Column, Cell>>[]>,
): List {
  return { name, columns, read: async (context, id) => ({ rows: await find(context, id) }) };
}
