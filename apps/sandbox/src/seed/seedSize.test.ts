import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { clock, investor } from '../database/schema.ts';
import { startSandbox } from '../startSandbox.ts';
import { refusedStart } from '../testing/refusedStart.ts';
import { makeSeededPlace, type SeededPlace } from '../testing/seededDatabase.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { crowdSizeOf } from './crowdSize.ts';

/** Starts a sandbox with `--seed-size 100` and ends it; gives what it said before its address. */
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

test('whoever asks for a crowd reads whether it came: on a database that has its seed it does not, and what makes one', async () => {
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

const refusal = (size: string) =>
  `the size of a seed is a whole number from 1 to 1000000, in digits alone, and not “${size}”.`;

test('a size that is none is refused in a sentence, and nothing is opened for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox seed '));
  const dataDir = join(folder, 'data');
  expect(await refusedStart({ DATA_DIR: dataDir }, ['--seed-size=many'])).toEqual({
    code: 1,
    stdout: '',
    stderr: `The sandbox did not start: ${refusal('many')}\n`,
  });
  await expect(startSandbox({ dataDir, seedSize: Number.NaN })).rejects.toThrow(RangeError);
  expect(existsSync(dataDir)).toBe(false);
  await rm(folder, { recursive: true, force: true });
});

test.each(['0', '-1', '1.5', '1000001', '1,000', 'many', ''])('“%s” is no size', (size) => {
  expect(() => crowdSizeOf(size)).toThrow(new RangeError(refusal(size)));
});
