import { ApiError, unwrap } from '@meridian/api-client';
import { add, type DecimalString, subtract } from '@meridian/money';
import { expect, test } from 'vitest';
import { DEMO } from '../src/seed/seed.ts';
import * as act from './actions.ts';
import { startServers } from './concurrency/servers.ts';
import { makeSeededPlace } from './seededDatabase.ts';
import { sharedFixture } from './sharedFixture.ts';
import { unwrapSession } from './unwrapSession.ts';

/** Two processes on one database. */
const servers = sharedFixture(
  async () => startServers((await makeSeededPlace()).place, 2),
  ({ close }) => close(),
);

async function signIn() {
  const { refreshToken } = await unwrapSession(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  return () => servers.api(refreshToken);
}

/** Deposit of 1,000 USDT of a plan whose minimum is 500. */
const invest = (api: ReturnType<typeof servers.api>) => act.invest(api, '1000', { plan: 'usdt-balance-90' });

/** Sends a part until there is a response, through a crash. Null for a refusal. */
async function closeUntilAnswered(
  api: () => ReturnType<typeof servers.api>,
  id: string,
  header: ReturnType<typeof act.intent>,
): Promise<string | null> {
  for (;;) {
    try {
      return (await act.closePart(api(), id, '60', header)).id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0 && error.code !== 'technical_work') {
        expect(error.fields).toEqual({ 'amount.amount': 'amount_above_maximum' });
        return null;
      }
    }
  }
}

async function expectEight(
  api: ReturnType<typeof servers.api>,
  id: string,
  closed: readonly (string | null)[],
) {
  const ids = new Set(closed.filter((part) => part !== null));
  // 8 parts of 60 leave 520; a ninth would leave 460.
  expect(ids.size).toBe(8);
  const rest = await unwrap(api.GET('/funds/deposits/{id}', { params: { path: { id } } }));
  expect(rest).toMatchObject({
    status: 'in_work',
    amount: act.usdt('520.000000'),
    closedParts: act.usdt('480.000000'),
  });
  const listed = await unwrap(
    api.GET('/funds/deposits', { params: { query: { status: ['closed'], limit: 100 } } }),
  );
  const parts = listed.items.filter(({ partOf }) => partOf === id);
  expect(new Set(parts.map((part) => part.id))).toEqual(ids);
  const paidOut = parts.reduce<DecimalString>((sum, { payout }) => add(sum, payout?.amount ?? '0'), '0');
  expect(paidOut).toBe(subtract('480.000000', '36.000000'));
  expect(await servers.ledger()).toMatchObject({ isBalanced: true, differences: [] });
}

test('of 50 parts closed at once, only those that leave the minimum succeed', async () => {
  const api = await signIn();
  const { id } = await invest(api());
  const closed = await Promise.all(
    Array.from({ length: 50 }, () => closeUntilAnswered(api, id, act.intent())),
  );
  await expectEight(api(), id, closed);
});

test('a killed server loses and repeats no part, when its clients ask again with the same key', async () => {
  const api = await signIn();
  const { id } = await invest(api());
  const headers = Array.from({ length: 20 }, () => act.intent());
  const { promise: anyClosed, resolve } = Promise.withResolvers<void>();
  const asking = headers.map(async (header) => {
    const part = await closeUntilAnswered(api, id, header);
    resolve();
    return part;
  });
  await anyClosed;
  await servers.kill(0);
  await servers.replace(0);
  const closed = await Promise.all(asking);
  await expectEight(api(), id, closed);
  const again = await Promise.all(headers.map((header) => closeUntilAnswered(api, id, header)));
  expect(again).toEqual(closed);
});
