import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeSeededPlace } from '../../test/seededDatabase.ts';
import { openDatabase, type Transaction } from './openDatabase.ts';
import { currency } from './schema.ts';

/** Statements that this connection has planned once. */
async function countPlanned(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_prepared_statements`)
    .where(sql`name like 'select_%'`);
  return row?.count ?? 0;
}

/** A statement whose text depends on the number. */
const select = (tx: Transaction, number: number) =>
  tx
    .select({ code: currency.code })
    .from(currency)
    .where(sql`${currency.code} <> '${sql.raw(`${number}`)}'`);

test('plans a statement once for each connection, and no more than a hundred of them', async () => {
  const { place } = await makeSeededPlace();
  const database = await openDatabase(place);
  try {
    await database.read(async (tx) => {
      const codes = await select(tx, 1);
      expect(await countPlanned(tx)).toBe(2);
      expect(await select(tx, 1)).toEqual(codes);
      expect(await countPlanned(tx)).toBe(2);
      for (let number = 2; number < 150; number += 1) expect(await select(tx, number)).toEqual(codes);
      expect(await countPlanned(tx)).toBe(100);
    });
  } finally {
    await database.close();
  }
});
