import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';
import { news } from '../seed/news.ts';
import { dayInMilliseconds, stopClockAt } from './clock.ts';

const startsAt = new Date('2199-12-30T00:00:00Z');

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ clock: { startsAt } });
});
afterAll(() => sandbox.close());

const now = async () => Date.parse(JSON.parse(await (await sandbox.control('/clock')).text()).now);

test('the clock starts at a moment and runs, and the seed ends there', async () => {
  const before = performance.now();
  await sandbox.control('/reset', {});
  const first = await now();
  expect(first).toBeGreaterThanOrEqual(startsAt.getTime());
  expect(first - startsAt.getTime()).toBeLessThanOrEqual(performance.now() - before);
  await expect.poll(now).toBeGreaterThan(first);
  const { items } = await unwrap(sandbox.guest.GET('/content/news'));
  const newest = startsAt.getTime() - Math.min(...news.map(({ daysAgo }) => daysAgo)) * dayInMilliseconds;
  expect(Date.parse(items[0]!.date)).toBe(newest);
});

test('the clock moves to the end of 2199 and no further, and sign-in works then', async () => {
  await sandbox.database.write((tx) => stopClockAt(tx, startsAt));
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
