import type { Schema } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { accrualRun, operationDays } from './operationDays.ts';

type Operation = Schema<'Operation'>;

let made = 0;

function operation(
  date: string,
  subject: Operation['subject'],
  amount: `${number}`,
  rest: Partial<Operation> & { currency?: string } = {},
): Operation {
  made += 1;
  const { currency = 'USDT', ...fields } = rest;
  return {
    id: `operation ${made}`,
    date: `2026-10-${date}Z`,
    type: 'system',
    subject,
    subjectId: 'deposit',
    amount: { amount, currency },
    accrual: subject === 'deposit_accrual' ? { status: 'held', date: null } : null,
    balanceAfter: { amount: '100', currency },
    plan: null,
    hash: null,
    counterpart: null,
    comment: null,
    ...fields,
  };
}

test('accruals of a day are one entry for each outcome and currency, and one alone stays as it is', () => {
  const days = operationDays([
    operation('15T12:00:00', 'deposit_accrual', '1.400001'),
    operation('15T11:00:00', 'refill', '50'),
    operation('15T10:00:00', 'deposit_accrual', '0.000009'),
    operation('15T09:00:00', 'deposit_accrual', '0.001', { currency: 'BTC' }),
    operation('15T08:00:00', 'deposit_accrual', '2', { accrual: { status: 'released', date: null } }),
    operation('14T12:00:00', 'deposit_accrual', '1.4'),
  ]);
  expect(
    days.map(({ entries }) =>
      entries.map(({ kind, amount }) => `${kind} ${amount.amount} ${amount.currency}`),
    ),
  ).toEqual([
    ['accruals 1.400010 USDT', 'operation 50 USDT', 'operation 0.001 BTC', 'operation 2 USDT'],
    ['operation 1.4 USDT'],
  ]);
});

test('a fee is part of its own operation, with the balance after both', () => {
  const balanceAfter = { amount: '7', currency: 'USDT' } as const;
  const [day] = operationDays([
    operation('15T12:00:00', 'withdrawal_fee', '-1.4', { subjectId: 'a', balanceAfter }),
    operation('15T12:00:00', 'withdrawal', '-78.6', { subjectId: 'a' }),
    operation('15T11:00:00', 'withdrawal', '-10', { subjectId: 'b' }),
  ]);
  expect(day?.entries).toMatchObject([
    { amount: { amount: '-80.0' }, fee: { amount: { amount: '-1.4' } }, balanceAfter },
    { amount: { amount: '-10' }, fee: undefined },
  ]);
});

test('the net of a day is the change of the available balance by currency', () => {
  const [busy, quiet] = operationDays([
    operation('15T12:00:00', 'deposit_accrual', '1.4'),
    operation('15T11:00:00', 'withdrawal', '-78.6'),
    operation('15T10:00:00', 'withdrawal_fee', '-1.4'),
    operation('15T09:00:00', 'refill', '0.1', { currency: 'BTC' }),
    operation('14T12:00:00', 'deposit_accrual', '1.4'),
  ]);
  expect(busy?.net).toEqual([
    { amount: '-80.0', currency: 'USDT' },
    { amount: '0.1', currency: 'BTC' },
  ]);
  expect(quiet?.net).toEqual([]);
});

test('the accruals of a page are one run, by plan, outcome and currency, with what has become of them', () => {
  const released = { accrual: { status: 'released', date: null } } as const;
  const page = [
    operation('16T12:00:00', 'deposit_accrual', '1.4', { plan: 'Start' }),
    operation('15T12:00:00', 'deposit_accrual', '0.000009', { plan: 'Quarter' }),
    operation('15T11:00:00', 'deposit_accrual', '2', { plan: 'Start', ...released }),
    operation('13T12:00:00', 'deposit_accrual', '1.400001', { plan: 'Start' }),
    operation('12T12:00:00', 'refill', '50'),
    operation('12T11:00:00', 'deposit_accrual', '0.001', { plan: 'Start', currency: 'BTC' }),
  ];
  const [start, quarter, paidOut, later, , bitcoin] = page;
  expect(accrualRun(page)).toMatchObject({
    first: '2026-10-12',
    last: '2026-10-16',
    outcomes: [
      ['held', 4],
      ['released', 1],
    ],
    amounts: [
      { amount: '4.800010', currency: 'USDT' },
      { amount: '0.001', currency: 'BTC' },
    ],
    entries: [
      { kind: 'accruals', plan: 'Start', amount: { amount: '2.800001' }, operations: [start, later] },
      { kind: 'operation', operation: quarter },
      { kind: 'operation', operation: paidOut },
      { kind: 'operation', operation: bitcoin },
    ],
  });
});

test('a page without accruals has no run', () => {
  expect(accrualRun([operation('12T12:00:00', 'refill', '50')])).toBeUndefined();
});
