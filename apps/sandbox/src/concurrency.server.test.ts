import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type ApiClient, ApiError, createApiClient, type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString, subtract } from '@meridian/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerReport } from './ledger/checkLedger.ts';
import { goodPassword, usdt } from './testing/openTestSandbox.ts';
import { makeSeededPlace, type SeededPlace } from './testing/seededPlace.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

const people = 25;
const clientsEach = 2;
const bronze = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';
/** What a deposit of 77.000003 brings the three above who makes it. */
const rewards = ['1.54', '0.77', '0.385'] as const;

let seeded: SeededPlace;
const servers: { url: string; process: ChildProcess }[] = [];

async function start(): Promise<{ url: string; process: ChildProcess }> {
  const { place } = seeded;
  if (!('databaseUrl' in place)) throw new Error('Several processes need a server between them.');
  const child = spawn(process.execPath, [main, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], DATABASE_URL: place.databaseUrl },
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /(http:\S+)\/api/.exec(line)?.[1];
    if (url !== undefined) return { url, process: child };
  }
  throw new Error('The sandbox ended before it printed its address.');
}

/** Ends a process in the middle of whatever it is doing, and starts another in its place. */
async function restart(index: number): Promise<void> {
  const ended = new Promise((resolve) => servers[index]!.process.once('exit', resolve));
  servers[index]!.process.kill('SIGKILL');
  await ended;
  servers[index] = await start();
}

beforeAll(async () => {
  seeded = await makeSeededPlace();
  servers.push(await start(), await start());
}, 120_000);
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await seeded.remove();
});

/** The server a client turns to: each time the next one, so that both see every investor. */
let turn = 0;
function anyServer(): string {
  turn += 1;
  return servers[turn % servers.length]!.url;
}

const apiAt = (url: string, token: string | null): ApiClient =>
  createApiClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    getLanguage: () => 'en',
    onUnauthorized: () => undefined,
  });

async function control(path: string, body?: object): Promise<Response> {
  for (;;) {
    try {
      return await fetch(`${anyServer()}/sandbox${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: { 'content-type': 'application/json' },
      });
    } catch {
      await wait(20);
    }
  }
}

interface Investor {
  readonly login: string;
  readonly token: string;
}

let retries = 0;

/** Asks until there is an answer, whatever dies on the way; undefined where it is a refusal. */
async function answered<Answer>(
  { token }: Investor,
  ask: (api: ApiClient) => Promise<Answer>,
): Promise<Answer | undefined> {
  for (;;) {
    try {
      return await ask(apiAt(anyServer(), token));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== undefined && error.status > 0) {
        expect(error.status).toBeLessThan(500);
        return undefined;
      }
      retries += 1;
      await wait(20);
    }
  }
}

let registered = 0;
async function register(inviter: string | null): Promise<Investor> {
  registered += 1;
  const login = `crowd${registered}`;
  const { refreshToken } = await unwrap(
    apiAt(anyServer(), null).POST('/auth/register/{login}', {
      params: { path: { login } },
      body: {
        email: `${login}@example.com`,
        phone: `+447700${String(registered).padStart(6, '0')}`,
        password: goodPassword,
        passwordConfirmation: goodPassword,
        inviter,
        agreementAccepted: true,
        language: 'en',
      },
    }),
  );
  const code = await lastCode(login);
  const confirmed = await unwrap(
    apiAt(anyServer(), refreshToken).POST('/auth/phone/confirm', { body: { code } }),
  );
  const investor = { login, token: confirmed.refreshToken };
  await unwrap(
    apiAt(anyServer(), investor.token).PATCH('/user-data/wallets/update', {
      body: { wallets: { 'usdt-trc20': wallet } },
    }),
  );
  return investor;
}

async function lastCode(login: string): Promise<string> {
  const { items } = (await (await control(`/outbox?login=${login}`)).json()) as { items: { code: string }[] };
  return items[0]!.code;
}

/** What an intent that was answered did to the money on the balance; undefined when it was refused. */
type Effect =
  | { readonly change: DecimalString; readonly id: string; readonly isInvestment?: boolean }
  | undefined;

interface Intent {
  readonly investor: Investor;
  readonly key: string;
  readonly run: () => Promise<Effect>;
}

const header = (key: string) => ({ 'Idempotency-Key': key });

function refill(investor: Investor, key: string): Intent {
  return {
    investor,
    key,
    async run() {
      const made = await answered(investor, (api) =>
        unwrap(
          api.POST('/funds/refills', {
            params: { header: header(key) },
            body: { system: 'usdt-trc20', amount: usdt('250.000001') },
          }),
        ),
      );
      if (!made) return undefined;
      // The first time settles it, and any other is told that it was done.
      expect([200, 409]).toContain((await control(`/refills/${made.id}/settle`, {})).status);
      return { change: '250.000001', id: made.id };
    },
  };
}

function invest(investor: Investor, key: string, deposits: string[]): Intent {
  return {
    investor,
    key,
    async run() {
      const made = await answered(investor, (api) =>
        unwrap(
          api.POST('/funds/deposits', {
            params: { header: header(key) },
            body: {
              plan: 'usdt-start-30',
              amount: usdt('77.000003'),
              paymentMethod: 'balance',
              autoinvestment: false,
            },
          }),
        ),
      );
      if (made && !deposits.includes(made.id)) deposits.push(made.id);
      return made && { change: '-77.000003', id: made.id, isInvestment: true };
    },
  };
}

function close(investor: Investor, key: string, deposits: string[]): Intent {
  let id: string | undefined;
  return {
    investor,
    key,
    async run() {
      id ??= deposits[0];
      if (id === undefined) return undefined;
      const path = { id };
      const closed = await answered(investor, (api) =>
        unwrap(api.POST('/funds/deposits/client/close/{id}', { params: { path, header: header(key) } })),
      );
      return closed?.payout ? { change: closed.payout.amount, id: closed.id } : undefined;
    },
  };
}

function subscribe(investor: Investor, key: string): Intent {
  return {
    investor,
    key,
    async run() {
      const bought = await answered(investor, (api) =>
        unwrap(
          api.POST('/user/subscription', {
            params: { header: header(key) },
            body: { option: 'month', price: usdt('10') },
          }),
        ),
      );
      return bought && { change: '-10', id: bought.balanceAfter.amount };
    },
  };
}

function withdraw(investor: Investor, key: string): Intent {
  let asked: { request: Schema<'WithdrawalConfirmation'>; code: string } | undefined;
  return {
    investor,
    key,
    async run() {
      if (!asked) {
        const request = await answered(investor, (api) =>
          unwrap(
            api.POST('/funds/payments/request', {
              params: { header: header(`${key}-request`) },
              body: { system: 'usdt-trc20', wallet, amount: usdt('33.5') },
            }),
          ),
        );
        if (!request) return undefined;
        asked = { request, code: await lastCode(investor.login) };
      }
      const { request, code } = asked;
      const made = await answered(investor, (api) =>
        unwrap(
          api.POST('/funds/payments/validate', {
            params: { header: header(key) },
            body: { requestId: request.id, code },
          }),
        ),
      );
      return made && { change: '-33.5', id: made.id };
    },
  };
}

function exchange(investor: Investor, key: string): Intent {
  let quoteId: string | undefined;
  return {
    investor,
    key,
    async run() {
      if (quoteId === undefined) {
        const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' };
        const quote = await answered(investor, (api) =>
          unwrap(api.GET('/user/exchange-rate', { params: { query } })),
        );
        quoteId = quote?.quoteId;
      }
      if (quoteId === undefined) return undefined;
      const body = { quoteId, amount: usdt('20') };
      const made = await answered(investor, (api) =>
        unwrap(api.POST('/user/exchange', { params: { header: header(key) }, body })),
      );
      return made && { change: '-20', id: made.id };
    },
  };
}

function openCase(investor: Investor, key: string): Intent {
  return {
    investor,
    key,
    async run() {
      const opened = await answered(investor, (api) =>
        unwrap(
          api.POST('/crypto-cases/{id}/open', {
            params: { path: { id: bronze }, header: header(key) },
            body: { confirmedPrice: usdt('5') },
          }),
        ),
      );
      if (!opened) return undefined;
      const { operation } = opened;
      return {
        change: subtract(operation.balanceAfter.amount, operation.balanceBefore.amount),
        id: operation.id,
      };
    },
  };
}

/** What one client wants, in this order; the two of an investor want much the same at the same time. */
function intentsOf(investor: Investor, client: number, deposits: string[]): Intent[] {
  const key = (index: number) => `${investor.login}-client${client}-intent${index}`;
  const kinds = [
    refill,
    invest,
    invest,
    client === 0 ? withdraw : subscribe,
    close,
    exchange,
    openCase,
    invest,
  ] as const;
  return kinds.map((kind, index) => kind(investor, key(index), deposits));
}

async function ledger(): Promise<LedgerReport> {
  return (await (await control('/ledger')).json()) as LedgerReport;
}

test('fifty clients over two servers that are killed in the middle lose nothing, double nothing and owe nothing', async () => {
  const investors: Investor[] = [];
  // Each is invited by the one before: a deposit locks and pays the three above it.
  for (let index = 0; index < people; index += 1) {
    investors.push(await register(investors.at(-1)?.login ?? null));
  }

  const done: Intent[] = [];
  const effects = new Map<Intent, Effect>();
  const clients = investors.flatMap((investor) => {
    const deposits: string[] = [];
    return Array.from({ length: clientsEach }, (_, client) => intentsOf(investor, client, deposits));
  });
  const work = clients.map(async (intents) => {
    for (const intent of intents) {
      effects.set(intent, await intent.run());
      done.push(intent);
    }
  });
  const all = clients.flat().length;
  for (const [share, index] of [
    [0.25, 0],
    [0.5, 1],
    [0.75, 0],
  ] as const) {
    while (done.length < all * share) await wait(5);
    await restart(index);
    await control('/clock/advance', { days: 1 });
  }
  await Promise.all(work);
  expect(retries).toBeGreaterThan(0);

  // Everybody who is unsure whether it went through asks once more, all at once.
  const again = await Promise.all(
    [...effects.keys()].map(async (intent) => [intent, await intent.run()] as const),
  );
  const sure = [...effects].filter(([, effect]) => effect !== undefined);
  expect(sure.length).toBeGreaterThan(all / 2);
  for (const [intent, effect] of again) if (effects.get(intent)) expect(effect).toEqual(effects.get(intent));
  for (const [intent, effect] of again) effects.set(intent, effect);

  const report = await ledger();
  expect({ isBalanced: report.isBalanced, differences: report.differences }).toEqual({
    isBalanced: true,
    differences: [],
  });
  const effectsOf = ({ login }: Investor) =>
    [...effects].flatMap(([{ investor }, effect]) => (effect && investor.login === login ? [effect] : []));
  for (const [index, investor] of investors.entries()) {
    const { login } = investor;
    const changes: DecimalString[] = effectsOf(investor).map(({ change }) => change);
    for (const [level, reward] of rewards.entries()) {
      const partner = investors[index + level + 1];
      const made = partner ? effectsOf(partner).filter(({ isInvestment }) => isInvestment) : [];
      changes.push(...made.map(() => reward));
    }
    const expected = changes.reduce<DecimalString>((sum, change) => add(sum, change), '0');
    const kept = report.investors[login]?.['USDT'] ?? {};
    expect(subtract(kept['available'] ?? '0', expected)).toMatch(/^0(\.0+)?$/);
    for (const balance of Object.values(kept)) expect(balance).not.toMatch(/^-/);
  }
}, 240_000);
