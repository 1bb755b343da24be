import { readdir } from 'node:fs/promises';
import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerReport } from './ledger/checkLedger.ts';
import { DEMO } from './index.ts';
import { apiAt } from './testing/apiAt.ts';
import { usdt } from './testing/openTestSandbox.ts';
import { makeSeededPlace, type SeededPlace } from './testing/seededPlace.ts';
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts';
import { formOf, whole } from './testing/verificationForm.ts';

let seeded: SeededPlace;
let server: ServerProcess | undefined;

beforeAll(async () => {
  seeded = await makeSeededPlace();
}, 60_000);
afterAll(async () => {
  await server?.end('SIGKILL');
  await seeded.remove();
});

async function start(): Promise<ServerProcess> {
  server = await startServerProcess(seeded.place);
  return server;
}

async function ledgerAt(url: string): Promise<LedgerReport> {
  return (await (await fetch(`${url}/sandbox/ledger`)).json()) as LedgerReport;
}

test('a server killed in the middle of twenty deposits leaves nothing half-done, and the same intents end as twenty', async () => {
  const { url: first, end } = await start();
  const { refreshToken } = await unwrap(apiAt(first, null).POST('/auth/login', { body: { ...DEMO } }));
  const before = await ledgerAt(first);
  const keys = Array.from({ length: 20 }, (_, index) => `deposit-before-the-crash-${index}`);
  const invest = (url: string, key: string) =>
    unwrap(
      apiAt(url, refreshToken).POST('/funds/deposits', {
        params: { header: { 'Idempotency-Key': key } },
        body: { plan: 'usdt-start-30', amount: usdt('50'), paymentMethod: 'balance', autoinvestment: false },
      }),
    );
  const answers = keys.map((key) => invest(first, key));
  await Promise.race(answers);
  await end('SIGKILL');
  const lost = (await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected');
  expect(lost.length).toBeGreaterThan(0);

  const { url: second, end: stop } = await start();
  expect((await ledgerAt(second)).isBalanced).toBe(true);
  const made = await Promise.all(keys.map((key) => invest(second, key)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(20);
  const after = await ledgerAt(second);
  expect(after.isBalanced).toBe(true);
  const onDeposit = (report: LedgerReport) => report.investors['demo']?.['USDT']?.['on_deposit'] ?? '0';
  expect(BigInt(onDeposit(after).replace('.', '')) - BigInt(onDeposit(before).replace('.', ''))).toBe(
    1_000_000_000n,
  );
  expect(await stop('SIGTERM')).toBe(0);
}, 120_000);

test('photos that were sent outlive the process, however it ends, and lie where it said', async () => {
  const { url, said, end } = await start();
  expect(said.at(-1)).toContain(seeded.uploadsDir);
  const { refreshToken } = await unwrap(apiAt(url, null).POST('/auth/login', { body: { ...DEMO } }));
  await fetch(`${url}/sandbox/verifications/demo/deny`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const sent = await fetch(`${url}/api/user-data/verification`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${refreshToken}` },
    body: formOf(whole),
  });
  expect(sent.status).toBe(200);
  const kept = await readdir(seeded.uploadsDir);
  expect(kept).toHaveLength(3);
  await end('SIGKILL');
  const { end: stop } = await start();
  expect(await stop('SIGTERM')).toBe(0);
  expect(await readdir(seeded.uploadsDir)).toEqual(kept);
}, 120_000);
