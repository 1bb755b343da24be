import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { clock, investor } from '../database/schema.ts';
import { makeSeededPlace, type SeededPlace } from '../../test/seededDatabase.ts';
import { startServerProcess } from '../../test/serverProcess.ts';

/** Starts a sandbox with `--seed-size 100`, stops it and returns its output before the address. */
async function saidOnStart(place: SeededPlace['place']): Promise<readonly string[]> {
  const { said, end } = await startServerProcess(place, { flags: ['--seed-size', '100'] });
  expect(await end('SIGTERM')).toBe(0);
  return said.slice(0, -1);
}

async function countCrowd(place: SeededPlace['place']): Promise<number> {
  const database = await openDatabase(place);
  const people = await database.read((tx) =>
    tx.select().from(investor).where(like(investor.login, 'crowd%')),
  );
  await database.close();
  return people.length;
}

test('with --seed-size, the start says whether partners were added, and how to add them to a seeded database', async () => {
  const { place, remove } = await makeSeededPlace();
  expect(await saidOnStart(place)).toEqual([
    'The database has a seed already, so --seed-size 100 was left aside. POST {"seedSize":100} to /sandbox/reset to forget what was done here and seed it anew, or give the flag with an empty database.',
  ]);
  expect(await countCrowd(place)).toBe(0);

  const interrupted = await openDatabase(place);
  await interrupted.write((tx) => tx.update(clock).set({ seededAt: null }));
  await interrupted.close();
  expect(await saidOnStart(place)).toEqual([
    'The database was seeded now, with a crowd of about 100 operations.',
  ]);
  expect(await countCrowd(place)).toBe(10);
  await remove();
}, 120_000);
