import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { DEMO } from '../seed/seed.ts';
import { apiAt } from '../../test/apiAt.ts';
import { startServerProcess } from '../../test/serverProcess.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const flags = ['--random-seed', 'july', '--stand-at', '2026-10-05T12:00:00Z'];

/** What an investor does and reads in a new sandbox. */
async function whatIsSeen(): Promise<unknown> {
  const { url, end } = await startServerProcess({ dataDir: 'memory' }, { flags });
  const session = await unwrapSession(apiAt(url, null).POST('/auth/login', { body: { ...DEMO } }));
  const api = apiAt(url, session.refreshToken);
  const refill = await unwrap(
    api.POST('/funds/refills', {
      params: { header: { 'Idempotency-Key': 'first-refill-of-july' } },
      body: { system: 'usdt-trc20', amount: { amount: '100', currency: 'USDT' } },
    }),
  );
  const refills = await unwrap(api.GET('/funds/refills'));
  const operations = await unwrap(api.GET('/user/operations/'));
  expect(await end('SIGTERM')).toBe(0);
  return { session, refill, refills, operations };
}

test('two sandboxes with the same random seed and clock have the same data and ids', async () => {
  const [one, other] = await Promise.all([whatIsSeen(), whatIsSeen()]);
  expect(one).toEqual(other);
});
