import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { DEMO } from '../seed/seed.ts';
import { apiAt } from '../testing/apiAt.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const flags = ['--random-seed', 'july', '--stand-at', '2026-10-05T12:00:00Z'];

/** What a person does and reads in a sandbox that begins from nothing. */
async function whatIsSeen(): Promise<unknown> {
  const { url, end } = await startServerProcess({ dataDir: 'memory' }, { flags });
  const session = await unwrap(apiAt(url, null).POST('/auth/login', { body: { ...DEMO } }));
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

test('two sandboxes with one random seed, whose clocks stand at one moment, are the same to the last id', async () => {
  const [one, other] = await Promise.all([whatIsSeen(), whatIsSeen()]);
  expect(one).toEqual(other);
}, 180_000);
