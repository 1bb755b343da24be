import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ clock: { standsAt: new Date('2199-12-30T00:00:00Z') } });
  await sandbox.control('/reset', {});
});
afterAll(() => sandbox.close());

test('the clock moves to the end of 2199 and no further, and sign-in works then', async () => {
  const moved = await sandbox.control('/clock/advance', { days: 2 });
  expect([moved.status, await moved.json()]).toEqual([200, { now: '2200-01-01T00:00:00.000Z' }]);
  for (const further of [{ days: 3650 }, { seconds: 1 }, { days: 1, seconds: 1 }]) {
    const refused = await sandbox.control('/clock/advance', further);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'validation_failed', errors: { [Object.keys(further)[0]!]: 'date_out_of_range' } },
    ]);
  }
  expect((await sandbox.control('/clock/advance', { seconds: 0 })).status).toBe(200);
  expect((await sandbox.demo()).login).toBe('demo');
});
