import { expect, test } from 'vitest';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';

const sandbox = sandboxOfFile();

test('two switches that are thrown at once are both thrown', async () => {
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
}, 60_000);
