import { expect, test } from 'vitest';
import { companySettings } from '../database/schema.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { read, write } from '../transaction/TransactionContext.ts';
import { changeSettings } from './changeSettings.ts';
import { firstSettings } from '../core/firstSettings.ts';

const sandbox = sharedSandbox();

test('stores only the changed settings', async () => {
  const session = { idleDays: 3, absoluteDays: 9 };
  // The tests’ own change of the first settings.
  const { withdrawal } = await read(sandbox.database, async ({ settings }) => settings);
  await write(sandbox.database, (context) => changeSettings(context, { waitingRefills: 7 }));
  await write(sandbox.database, (context) => changeSettings(context, { session }));
  await write(sandbox.database, (context) => changeSettings(context, { waitingRefills: 8 }));
  expect(
    await sandbox.database.read((tx) =>
      tx.select({ settings: companySettings.settings }).from(companySettings),
    ),
  ).toEqual([{ settings: { waitingRefills: 8, session, withdrawal } }]);
  expect(await read(sandbox.database, async ({ settings }) => settings)).toEqual({
    ...firstSettings,
    waitingRefills: 8,
    session,
    withdrawal,
  });
});

test('two concurrent changes are both stored', async () => {
  const seen = [];
  const thrown = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const on = turn % 2 === 0;
    await Promise.all([
      sandbox.control('/technical-work', { active: on }),
      sandbox.control('/telegram', { available: on }),
    ]);
    const state: { technicalWork: boolean; telegram: { available: boolean } } = JSON.parse(
      await (await sandbox.control('/state')).text(),
    );
    seen.push([state.technicalWork, state.telegram.available]);
    thrown.push([on, on]);
  }
  expect(seen).toEqual(thrown);
});
