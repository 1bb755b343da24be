import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from './query.ts';
import { readTypesOnce } from './readTypesOnce.ts';

let client: PGlite;
let db: ReturnType<typeof drizzle>;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table thing (id int primary key, words text[], at timestamptz, note text)');
  db = drizzle(readTypesOnce(client));
}, 60_000);
afterAll(() => client.close());

const keep = (id: number, note: string | null) =>
  db.transaction((sql) =>
    sql.execute(
      text`insert into thing values (${id}, ${text.param(['a', 'b "c"'])}::text[], ${'2026-10-05T12:00:00Z'}, ${note}) returning *`,
    ),
  );

/** Names of statements that the engine keeps. */
async function keptNames(): Promise<unknown[]> {
  return (await client.query<{ name: string }>('select name from pg_prepared_statements')).rows;
}

test('what is asked again and again in the same words is kept by the engine, and answered as before', async () => {
  const answers = [];
  for (let id = 0; id < 12; id += 1) answers.push(await keep(id, id % 2 === 0 ? null : `note ${id}`));
  expect(await keptNames()).toHaveLength(1);
  for (const [id, { rows }] of answers.entries()) {
    expect(rows).toEqual([
      { ...answers[0]?.rows[0], id, note: id % 2 === 0 ? null : `note ${id}`, words: ['a', 'b "c"'] },
    ]);
  }
});

test('a statement that fails is kept too, and does no harm to the one after it', async () => {
  await expect(keep(3, 'once more')).rejects.toMatchObject({ cause: { code: '23505' } });
  expect((await keep(100, 'after that')).rows).toHaveLength(1);
  expect(await client.query('select count(*)::int as count from thing')).toMatchObject({
    rows: [{ count: 13 }],
  });
});

test('what is asked in other words each time is not', async () => {
  const before = await keptNames();
  for (let number = 0; number < 20; number += 1) {
    await db.transaction((sql) => sql.execute(text.raw(`select ${number} as asked`)));
  }
  expect(await keptNames()).toEqual(before);
});
