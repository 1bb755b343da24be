import { unwrap, type Schema } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { expect, test } from 'vitest';
import { apiAt } from '../testing/apiAt.ts';
import { serversOfFile } from '../testing/crowd/serversOfFile.ts';
import { intent, usdt } from '../testing/openTestSandbox.ts';
import { DEMO } from '../seed/seed.ts';

const servers = serversOfFile();

/** The balance after each moment of a statement, as it says, and as its lines add up; what is held is on no balance. */
function balancesOf(operations: readonly Schema<'Operation'>[]) {
  let sum: DecimalString = '0.000000';
  const lines = operations.filter(({ accrual, amount }) => accrual === null && amount.currency === 'USDT');
  return [...Map.groupBy(lines, ({ date }) => date)].map(([date, ofMoment]) => {
    sum = ofMoment.reduce((before, { amount }) => add(before, amount.amount), sum);
    const isSaid = ofMoment.some(({ balanceAfter }) => balanceAfter.amount === sum);
    return { date, sum, isSaid };
  });
}

test('a statement follows from line to line, though days pass by one server while money is spent by the other', async () => {
  const [one = '', other = ''] = servers.urls();
  const { refreshToken } = await unwrap(apiAt(one, null).POST('/auth/login', { body: { ...DEMO } }));
  const api = apiAt(other, refreshToken);
  for (let made = 0; made < 20; made += 1) {
    await unwrap(
      api.POST('/funds/deposits', {
        params: { header: intent() },
        body: { plan: 'usdt-start-30', amount: usdt('50'), paymentMethod: 'balance', autoinvestment: false },
      }),
    );
  }
  const buy = () =>
    unwrap(
      api.POST('/user/subscription', {
        params: { header: intent() },
        body: { option: 'month', price: usdt('10') },
      }),
    );
  const over = new AbortController();
  const spend = async () => {
    while (!over.signal.aborted) await buy();
  };
  const spending = [spend(), spend(), spend()];
  const advance = await fetch(`${one}/sandbox/clock/advance`, {
    method: 'POST',
    body: '{"days":40}',
    headers: { 'content-type': 'application/json' },
  });
  over.abort();
  expect(advance.status).toBe(200);
  await Promise.all(spending);

  const operations: Schema<'Operation'>[] = [];
  for (let page = 1, total = 1; operations.length < total; page += 1) {
    const query = { page, limit: 100 };
    const answer = await unwrap(api.GET('/user/operations/', { params: { query } }));
    operations.push(...answer.items);
    total = answer.total;
  }
  const balances = balancesOf(operations.toReversed());
  expect(balances.length).toBeGreaterThan(30);
  expect(balances.filter(({ isSaid }) => !isSaid)).toEqual([]);
}, 60_000);
