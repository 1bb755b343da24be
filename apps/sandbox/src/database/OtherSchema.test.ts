import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startSandbox } from '../startSandbox.ts';
import { makeSeededPlace, type SeededPlace } from '../testing/seededPlace.ts';
import { openDatabase } from './openDatabase.ts';
import { investor } from './schema.ts';

function wordsAbout(place: SeededPlace['place']): string {
  return 'dataDir' in place
    ? `The data folder ${resolve(place.dataDir)} was made by another version: delete it to start from the seed, or give another folder in DATA_DIR.`
    : 'The database of DATABASE_URL was made by another version or another program: give an empty one.';
}

test.each([
  ['without a list of migrations', 'drop table migration'],
  ['with an empty list of migrations', 'delete from migration'],
  ['with a migration of another version', `insert into migration (name) values ('0000_before.sql')`],
  ['with the same migrations and another shape', 'alter table clock rename column seeded_at to sown_at'],
])(
  'whoever starts on a database %s reads what to do about it, and it is kept',
  async (_name, change) => {
    const { place, remove } = await makeSeededPlace();
    const other = await openDatabase(place);
    await other.runScript(change);
    await other.close();

    await expect(startSandbox(place)).rejects.toThrow(wordsAbout(place));
    const kept = await openDatabase(place);
    expect((await kept.read((sql) => sql.select().from(investor))).length).toBeGreaterThan(0);
    await kept.close();
    await remove();
  },
  60_000,
);
