import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeSeededPlace } from '../../test/seededDatabase.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { clock, investor } from '../database/schema.ts';
import { startSandbox } from '../startSandbox.ts';
import { describeSeed } from './seedSize.ts';

test('a start with a seed size adds partners to an incomplete seed only, and says so', async () => {
  const { place, uploadsDir } = await makeSeededPlace();
  const database = await openDatabase(place);
  const start = async () => {
    const sandbox = await startSandbox({ ...place, uploadsDir, seedSize: 100 });
    await sandbox.close();
    const partners = await database.read((tx) =>
      tx.select().from(investor).where(like(investor.login, 'partner%')),
    );
    return { partners: partners.length, report: describeSeed(100, sandbox.hasSeeded) };
  };
  expect(await start()).toEqual({
    partners: 0,
    report:
      'The database has a seed already, so --seed-size 100 was ignored. POST {"seedSize":100} to /sandbox/reset to delete its data and seed it again, or give the flag with an empty database.',
  });
  await database.write((tx) => tx.update(clock).set({ seededAt: null }));
  expect(await start()).toEqual({
    partners: 10,
    report: 'The database was seeded now, with partners that have about 100 operations.',
  });
  await database.close();
});
