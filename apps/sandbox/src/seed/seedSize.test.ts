import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { clock, investor } from '../database/schema.ts';
import { makeSeededPlace, type SeededPlace } from '../../test/seededDatabase.ts';
import { startServerProcess } from '../../test/serverProcess.ts';

/** Starts a sandbox with `--seed-size 100`, stops it and returns its output before the address. */
async function outputOnStart(place: SeededPlace['place']): Promise<readonly string[]> {
  const { said, end } = await startServerProcess(place, { flags: ['--seed-size', '100'] });
  expect(await end('SIGTERM')).toBe(0);
  return said.slice(0, -1);
}

async function countPartners(place: SeededPlace['place']): Promise<number> {
  const database = await openDatabase(place);
  const people = await database.read((tx) =>
    tx.select().from(investor).where(like(investor.login, 'partner%')),
  );
  await database.close();
  return people.length;
}

test('a start with --seed-size says whether partners were added, or how to add them', async () => {
  const { place, remove } = await makeSeededPlace();
  expect(await outputOnStart(place)).toEqual([
    'The database has a seed already, so --seed-size 100 was left aside. POST {"seedSize":100} to /sandbox/reset to forget what was done here and seed it anew, or give the flag with an empty database.',
  ]);
  expect(await countPartners(place)).toBe(0);

  const interrupted = await openDatabase(place);
  await interrupted.write((tx) => tx.update(clock).set({ seededAt: null }));
  await interrupted.close();
  expect(await outputOnStart(place)).toEqual([
    'The database was seeded now, with partners that have about 100 operations.',
  ]);
  expect(await countPartners(place)).toBe(10);
  await remove();
});
