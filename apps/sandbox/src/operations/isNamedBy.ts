import { isDecimal, type DecimalString, subtract } from '@meridian/money';
import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readTimeZone, startOfDay } from '../calls/period.ts';
import { type Investor, operation, refill, withdrawal } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Characters of a number or a hash that are enough to name an operation. */
const shortest = 8;

/**
 * A condition for the operations that a text names: by amount, day, number or hash. The text is only ever compared: it is never
 * part of a pattern or of the query.
 */
export async function isNamedBy(
  context: Pick<TransactionContext, 'tx'>,
  { id }: Pick<Investor, 'id'>,
  { search, timeZone }: { readonly search: string; readonly timeZone?: string },
): Promise<SQL> {
  const text = search.trim();
  const amounts = amountsIn(text);
  const day = dayIn(text);
  const numbers = numbersIn(text);
  const hash = hashIn(text);
  const zone = await readTimeZone(context, timeZone === undefined ? {} : { timeZone });
  return (
    or(
      amounts.length === 0 ? undefined : inArray(operation.amount, amounts),
      day === undefined
        ? undefined
        : and(gte(operation.at, startOfDay(day, zone)), lt(operation.at, startOfDay(day, zone, 1))),
      numbers && or(isWithin(operation.id, numbers), isWithin(operation.subjectId, numbers)),
      hash === undefined
        ? undefined
        : sql`${operation.subjectId} in (${subjectsOf(refill, id, hash)} union all ${subjectsOf(withdrawal, id, hash)})`,
    ) ?? sql`false`
  );
}

/** The amount in both directions. A comma is a decimal mark or groups thousands, so `1,250` is two amounts. */
function amountsIn(text: string): DecimalString[] {
  const digits = text.replace(/^[+\-−]/, '').replace(/[\s']/g, '');
  const readings = new Set([digits.replaceAll(',', ''), digits.replace(',', '.')]);
  return [...readings].filter(isDecimal).flatMap((amount) => [amount, subtract('0', amount)]);
}

function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, dayFirst, monthSecond, yearLast] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  const written = `${year ?? yearLast}-${month ?? monthSecond}-${day ?? dayFirst}`;
  const date = new Date(`${written}T00:00:00Z`);
  // A day that the calendar does not have becomes another one.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isDay ? written : undefined;
}

/** The first and the last number that begin with the text. */
function numbersIn(text: string): readonly [string, string] | undefined {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (digits.length < shortest || !/^[0-9a-f]{1,32}$/.test(digits)) return undefined;
  const written = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return [written('0'), written('f')];
}

const isWithin = (column: PgColumn, [first, last]: readonly [string, string]) =>
  and(gte(column, first), lte(column, last));

/** Hashes of every network are hexadecimal; some wallets show them with `0x`, and in capitals. */
function hashIn(text: string): string | undefined {
  const digits = text.toLowerCase().replace(/^0x/, '');
  return digits.length >= shortest && /^[0-9a-f]+$/.test(digits) ? digits : undefined;
}

const subjectsOf = (
  { id, investorId, hash }: typeof refill | typeof withdrawal,
  owner: string,
  start: string,
) =>
  sql`select ${id} from ${id.table} where ${eq(investorId, owner)} and starts_with(lower(${hash}), ${start})`;
