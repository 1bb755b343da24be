import { beforeAll, expect, test } from 'vitest';
import { clock } from '../database/schema.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { read } from '../transaction/TransactionContext.ts';

const sandbox = sharedSandbox();
beforeAll(() => sandbox.database.write((tx) => tx.update(clock).set({ seededAt: null })));

const nothing = '00000000-0000-7000-8000-000000000000';

const looks = [
  '/state',
  '/outbox',
  '/clock',
  '/refills',
  '/withdrawals',
  '/verifications',
  '/refusals',
  '/ledger',
];

const changes: readonly (readonly [string, object])[] = [
  ['/clock/advance', { days: 5 }],
  ['/technical-work', { active: true }],
  ['/telegram', { available: true }],
  ['/refusals', { listPlans: 'unexpected_error' }],
  ['/investors/demo/subscription', { active: false }],
  ['/verifications/demo/approve', {}],
  [`/refills/${nothing}/settle`, {}],
  [`/withdrawals/${nothing}/settle`, {}],
  ['/telegram/sign', { id: 7 }],
];

test.each([...looks.map((path) => [path, undefined] as const), ...changes])(
  '%s is refused with Retry-After while another process seeds the database',
  async (path, body) => {
    const before = await read(sandbox.database, async ({ now, settings, refusals }) => ({
      now,
      settings,
      refusals,
    }));
    const response = await sandbox.control(path, body);
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      503,
      `${firstSettings.technicalWork.retrySeconds}`,
      { code: 'technical_work' },
    ]);
    expect(
      await read(sandbox.database, async ({ now, settings, refusals }) => ({ now, settings, refusals })),
    ).toEqual(before);
  },
);

test('the API responds with 503 and Retry-After', async () => {
  const responses = await Promise.all(
    ['/readyz', '/api/payment-systems'].map((path) => fetch(`${sandbox.url}${path}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
});

test('the pages are served, the process stays up, and a reset completes the seed', async () => {
  const responses = await Promise.all(
    ['/sandbox', '/sandbox/page.js', '/healthz'].map((path) => fetch(`${sandbox.url}${path}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await sandbox.control('/reset', {})).status).toBe(200);
  expect((await sandbox.control('/clock')).status).toBe(200);
});
