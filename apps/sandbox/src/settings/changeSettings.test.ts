import { expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { house } from '../database/schema.ts';
import { ofFile } from '../testing/ofFile.ts';
import { openSeededDatabase } from '../testing/seededDatabase.ts';
import { read, write } from '../work/Work.ts';
import { changeSettings } from './changeSettings.ts';
import { firstSettings } from './firstSettings.ts';

const database: Database = ofFile(openSeededDatabase, (opened) => opened.close(), 120_000);

test('what is changed is kept, and nothing beside it', async () => {
  await write(database, (work) => changeSettings(work, { waitingRefills: 7 }));
  await write(database, (work) => changeSettings(work, { sessionDays: 3 }));
  await write(database, (work) => changeSettings(work, { waitingRefills: 8 }));
  expect(await database.read((tx) => tx.select({ settings: house.settings }).from(house))).toEqual([
    { settings: { waitingRefills: 8, sessionDays: 3 } },
  ]);
  expect(await read(database, async ({ settings }) => settings)).toEqual({
    ...firstSettings,
    waitingRefills: 8,
    sessionDays: 3,
  });
});
