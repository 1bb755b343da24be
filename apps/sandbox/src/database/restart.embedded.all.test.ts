import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerReport } from '../ledger/checkLedger.ts';
import { DEMO } from '../seed/seed.ts';
import { apiAt } from '../../test/apiAt.ts';
import { usdt } from '../../test/actions.ts';
import { type ServerProcess, startServerProcess } from '../../test/serverProcess.ts';
import { formOf, completeForm } from '../../test/verificationForm.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox with a space '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const logIn = async (url: string) =>
  (await unwrapSession(apiAt(url, null).POST('/auth/login', { body: { ...DEMO } }))).refreshToken;

const ledgerAt = async (url: string): Promise<LedgerReport> =>
  JSON.parse(await (await fetch(`${url}/sandbox/ledger`)).text());

const post = (url: string, path: string, body: object = {}) =>
  fetch(`${url}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let server: ServerProcess | undefined;
const start = async () =>
  (server = await startServerProcess(
    { dataDir: join(folder, 'data') },
    { flags: ['--start-at', '2026-10-05T12:00:00Z'] },
  ));
afterAll(() => server?.end('SIGKILL'));

test('a server killed during twenty deposits leaves none half-done, and retries make twenty', async () => {
  const first = await start();
  const token = await logIn(first.url);
  const before = await ledgerAt(first.url);
  const keys = Array.from({ length: 20 }, (_, index) => `deposit-before-the-crash-${index}`);
  const invest = (url: string, key: string) =>
    unwrap(
      apiAt(url, token).POST('/funds/deposits', {
        params: { header: { 'Idempotency-Key': key } },
        body: {
          plan: 'usdt-start-30',
          amount: usdt('50'),
          paymentMethod: 'balance',
          autoinvestment: false,
        },
      }),
    );
  const responses = keys.map((key) => invest(first.url, key));
  await Promise.race(responses);
  await first.end('SIGKILL');
  const lost = (await Promise.allSettled(responses)).filter(({ status }) => status === 'rejected');
  expect(lost.length).toBeGreaterThan(0);

  const second = await start();
  const made = await Promise.all(keys.map((key) => invest(second.url, key)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(20);
  const after = await ledgerAt(second.url);
  expect(after.isBalanced).toBe(true);
  const onDeposit = ({ investors }: LedgerReport) => Number(investors['demo']?.['USDT']?.['on_deposit']);
  expect(onDeposit(after) - onDeposit(before)).toBe(1_000);
});

test('uploads survive the process', async () => {
  const { url, said, end } = server!;
  const uploadsDir = join(folder, 'data.uploads');
  expect(said.at(-1)).toContain(uploadsDir);
  await post(url, '/verifications/demo/deny');
  const sent = await fetch(`${url}/api/user-data/verification`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await logIn(url)}` },
    body: formOf(completeForm),
  });
  expect(sent.status).toBe(200);
  const stored = await readdir(uploadsDir);
  expect(stored.filter((file) => !file.startsWith('.'))).toHaveLength(3);
  await end('SIGKILL');
  const { end: stop } = await start();
  expect(await stop('SIGTERM')).toBe(0);
  expect(await readdir(uploadsDir)).toEqual(stored);
});
