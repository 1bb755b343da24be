import { type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { expect, test } from 'vitest';
import { intent, usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const invest = ({ api }: TestUser, amount: DecimalString) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan: 'usdt-start-30', amount: usdt(amount), paymentMethod: 'balance', autoinvestment: false },
    }),
  );

test('active deposits come before closed ones, newest first within each status', async () => {
  const { api } = await sandbox.demo();
  const { items } = await unwrap(api.GET('/funds/deposits', { params: { query: { limit: 100 } } }));
  const order = ['awaiting_completion', 'in_work', 'waiting', 'closed'];
  const expected = items.toSorted(
    (one, other) =>
      order.indexOf(one.status) - order.indexOf(other.status) ||
      Date.parse(other.creationDate) - Date.parse(one.creationDate),
  );
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(order));
  expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

test('each accrual shows its outcome and date, and the totals sum the filtered lines by outcome', async () => {
  const user = await sandbox.funded('2000');
  const { api } = user;
  const paidOut = await invest(user, '100');
  await sandbox.advance(20);
  const open = await invest(user, '200');
  const early = await invest(user, '300');
  await sandbox.advance(10);
  await sandbox.control('/clock/advance', { seconds: 60 });
  const path = { id: early.id };
  const closed = await unwrap(
    api.POST('/funds/deposits/client/close/{id}', { params: { path, header: intent() } }),
  );

  const query = { type: 'accrual', limit: 100 } as const;
  const { items, totals } = await unwrap(api.GET('/user/operations/', { params: { query } }));
  const outcomes: Record<string, Schema<'AccrualOutcome'>> = {
    [paidOut.id]: { status: 'released', date: paidOut.payoutDate },
    [open.id]: { status: 'held', date: null },
    [early.id]: { status: 'forfeited', date: closed.closeDate },
  };
  expect(items).toHaveLength(30 + 10 + 10 + 2);
  expect(items.filter(({ subject }) => subject === 'deposit_accrual').map(({ accrual }) => accrual)).toEqual(
    items.filter(({ subject }) => subject === 'deposit_accrual').map(({ subjectId }) => outcomes[subjectId!]),
  );
  const outcomeOf = (subject: Schema<'OperationSubject'>) =>
    items.find((item) => item.subject === subject)?.accrual;
  expect(outcomeOf('accruals_forfeited')).toEqual(outcomes[early.id]);
  expect(outcomeOf('accruals_released')).toBeNull();
  expect(totals).toEqual([
    {
      income: usdt('3.000000'),
      expense: usdt('0.000000'),
      held: usdt('2.000000'),
      released: usdt('3.000000'),
      forfeited: usdt('3.000000'),
    },
  ]);

  const from = open.creationDate.slice(0, 10);
  const late = await unwrap(api.GET('/user/operations/', { params: { query: { ...query, from } } }));
  const released = late.items
    .filter(({ subject, accrual }) => subject === 'deposit_accrual' && accrual?.status === 'released')
    .reduce<DecimalString>((sum, { amount }) => add(sum, amount.amount), '0');
  expect(late.total).toBeLessThan(items.length);
  expect(late.totals).toMatchObject([{ released: usdt(released), income: usdt('3.000000') }]);
});

test('an operation has its plan, transfer or other side, and each kind has its subjects and fees', async () => {
  const { api } = await sandbox.demo();
  const of = async (kind: Schema<'OperationKind'>) =>
    (await unwrap(api.GET('/user/operations/', { params: { query: { kind, limit: 1000 } } }))).items;
  const [refills, deposits, withdrawals, exchanges, fees] = await Promise.all([
    of('refill'),
    of('deposit'),
    of('withdrawal'),
    of('exchange'),
    of('fee'),
  ]);
  expect(new Set(refills.map(({ subject, hash }) => [subject, typeof hash].join()))).toEqual(
    new Set(['refill,string']),
  );
  expect(deposits.every(({ plan, hash }) => plan !== null && hash === null)).toBe(true);
  expect(withdrawals.some(({ subject }) => subject === 'withdrawal_fee')).toBe(true);
  expect(fees.every(({ subject }) => /_fee(_returned)?$/.test(subject))).toBe(true);
  for (const { subject, subjectId, counterpart } of exchanges) {
    if (subject === 'exchange_fee') expect(counterpart).toBeNull();
    else
      expect(counterpart).toEqual(
        exchanges.find(
          (other) =>
            other.subjectId === subjectId && other.subject !== subject && other.subject !== 'exchange_fee',
        )?.amount,
      );
  }
  expect(exchanges.length).toBeGreaterThan(2);
});

test('pages of days begin and end with whole days, and lose and repeat nothing', async () => {
  const { api } = await sandbox.demo();
  const query = { pagesOf: 'days', limit: 8, timeZone: 'Asia/Tokyo' } as const;
  const first = await unwrap(api.GET('/user/operations/', { params: { query } }));
  const parts = await Promise.all(
    Array.from({ length: first.pages }, (_, index) =>
      unwrap(api.GET('/user/operations/', { params: { query: { ...query, page: index + 1 } } })),
    ),
  );
  const all = await unwrap(api.GET('/user/operations/', { params: { query: { limit: 1000 } } }));
  expect(parts.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.items.map(({ id }) => id));
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' });
  const days = parts.map(({ items }) => [...new Set(items.map(({ date }) => dayOf.format(new Date(date))))]);
  expect(days.flat()).toEqual([...new Set(days.flat())]);
  for (const [index, { items }] of parts.entries()) {
    expect(items.length <= 8 || days[index]?.length === 1).toBe(true);
  }
  const beyond = { ...query, page: first.pages + 1 };
  expect((await unwrap(api.GET('/user/operations/', { params: { query: beyond } }))).items).toEqual([]);
});

test('the list of plans has the server time for payout countdowns, also after the clock is advanced', async () => {
  const user = await sandbox.funded('1000');
  await sandbox.advance(100);
  const { date, items } = await unwrap(sandbox.guest.GET('/settings_other/plans/available'));
  const { accrualPeriodSeconds } = await unwrap(
    sandbox.guest.GET('/settings/{key}', { params: { path: { key: 'deposit' } } }),
  ).then((setting) => {
    if (setting.key !== 'deposit') throw new Error('This is the setting of deposits.');
    return setting;
  });
  const { startDelaySeconds, timeInDays, payoutDelaySeconds } = items.find(
    ({ id }) => id === 'usdt-start-30',
  )!;
  const seconds = startDelaySeconds + timeInDays * accrualPeriodSeconds + payoutDelaySeconds;
  const { payoutDate } = await invest(user, '100');
  expect(Date.parse(payoutDate)).toBe(Date.parse(date) + seconds * 1000);
});
