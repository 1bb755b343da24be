import { expect, test } from 'vitest';
import { startSandbox } from '../startSandbox.ts';
import { makeSeededPlace } from '../../test/seededDatabase.ts';
import { openDatabase } from './openDatabase.ts';
import { explainSchemaMismatch, SchemaMismatch } from './SchemaMismatch.ts';
import { investor } from './schema.ts';

const others = [
  ['of another shape', 'alter table clock rename column seeded_at to sown_at'],
  [
    'with a migration of another version',
    `alter table clock rename column sown_at to seeded_at; insert into migration (name) values ('0000_before.sql')`,
  ],
  ['with an empty list of migrations', 'delete from migration'],
  ['without a list of migrations', 'drop table migration'],
] as const;

test('a start on a database of another version says what to do, and changes nothing', async () => {
  const { place } = await makeSeededPlace();
  for (const [how, change] of others) {
    const other = await openDatabase(place);
    await other.runScript(change);
    await other.close();
    await expect(startSandbox(place), how).rejects.toThrow(
      'The database of DATABASE_URL was made by another version or another program: give an empty one.',
    );
  }
  const kept = await openDatabase(place);
  expect((await kept.read((tx) => tx.select().from(investor))).length).toBeGreaterThan(0);
  await kept.close();
});

test('the message for the embedded engine names the data folder and says what to do', () => {
  expect(explainSchemaMismatch(new SchemaMismatch(), { dataDir: '/data/sandbox' })).toEqual(
    new SchemaMismatch(
      'The data folder /data/sandbox was made by another version: delete it to start from the seed, or give another folder in DATA_DIR.',
    ),
  );
});
