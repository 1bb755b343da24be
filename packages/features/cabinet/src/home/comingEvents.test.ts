import type { Schema } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { deposit } from '../cabinet.fixtures.ts';
import { comingEvents } from './comingEvents.ts';

const subscription = { active: false, activeUntil: null, option: null } as const;

function accruing(at: string | null, amount: `${number}`, currency = 'USDT'): Schema<'Deposit'> {
  return { ...deposit, id: `${at} ${amount}`, nextAccrualDate: at, dailyIncome: { amount, currency } };
}

function accrualsOf(...items: Schema<'Deposit'>[]) {
  const events = comingEvents({ deposits: { items, total: items.length }, refills: [], subscription });
  return events.flatMap((event) =>
    event.kind === 'accrual' ? [`${event.at} ${event.amount.amount} ${event.amount.currency}`] : [],
  );
}

test('each moment of one day has its own accrual, the soonest first', () => {
  expect(
    accrualsOf(
      accruing('2026-10-16T14:34:00Z', '0.18'),
      accruing('2026-10-16T13:20:00Z', '2.10'),
      accruing('2026-10-16T14:20:00Z', '1.00'),
    ),
  ).toEqual([
    '2026-10-16T13:20:00Z 2.10 USDT',
    '2026-10-16T14:20:00Z 1.00 USDT',
    '2026-10-16T14:34:00Z 0.18 USDT',
  ]);
});

test('only accruals of the same moment and currency are added up', () => {
  expect(
    accrualsOf(
      accruing('2026-10-16T13:20:00Z', '2.10'),
      accruing('2026-10-16T13:20:00Z', '0.00000156', 'BTC'),
      accruing('2026-10-16T13:20:00.000Z', '1.000001'),
      accruing(null, '5'),
    ),
  ).toEqual(['2026-10-16T13:20:00Z 3.100001 USDT', '2026-10-16T13:20:00Z 0.00000156 BTC']);
});

test('many accruals leave a place for the next end of a deposit', () => {
  const items = ['10', '11', '12', '13', '14', '15', '16'].map((hour) =>
    accruing(`2026-10-16T${hour}:00:00Z`, '1'),
  );
  const events = comingEvents({ deposits: { items, total: 7 }, refills: [], subscription });
  expect(events.map(({ kind }) => kind)).toEqual([...Array<string>(5).fill('accrual'), 'end']);
  expect(comingEvents({ deposits: { items, total: 8 }, refills: [], subscription })).not.toContainEqual(
    expect.objectContaining({ kind: 'accrual' }),
  );
});
