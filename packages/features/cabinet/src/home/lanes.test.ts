import type { Schema } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { awaitedRefill, deposit } from '../cabinet.fixtures.ts';
import { readLanes } from './lanes.ts';

const subscription = { active: false, activeUntil: null, option: null } as const;

const ending = (payoutDate: string): Schema<'Deposit'> => ({ ...deposit, id: payoutDate, payoutDate });

const known = (...items: Schema<'Deposit'>[]) => ({
  deposits: { items, total: items.length },
  refills: [],
  subscription,
  inWithdrawal: undefined,
});

test('the soonest date comes first, and what is on its way after all dates', () => {
  const { lanes, next, more } = readLanes({
    ...known(ending('2026-12-01T10:00:00Z'), ending('2026-11-01T10:00:00Z')),
    refills: [{ ...awaitedRefill, status: 'replenished' }, awaitedRefill],
    subscription: { active: true, activeUntil: '2026-11-20T10:00:00Z', option: 'month' },
    inWithdrawal: { amount: '50', currency: 'USDT' },
  });
  expect(lanes.map(({ id }) => id)).toEqual([
    '2026-11-01T10:00:00Z',
    'subscription',
    '2026-12-01T10:00:00Z',
    'refill',
    'setAside',
  ]);
  expect(next?.kind).toBe('refill');
  expect(more).toBe(0);
});

test('set aside money comes next only when nothing else does, and none of it is no lane', () => {
  const inWithdrawal = { amount: '50', currency: 'USDT' } as const;
  const deposits = known(ending('2026-11-01T10:00:00Z'));
  expect(readLanes({ ...deposits, inWithdrawal }).next?.kind).toBe('deposit');
  expect(readLanes({ ...known(), inWithdrawal }).next?.kind).toBe('setAside');
  const none = { ...inWithdrawal, amount: '0.000000' } as const;
  expect(readLanes({ ...deposits, inWithdrawal: none }).lanes).toHaveLength(1);
});

test('four lanes of forty deposits, and the number of the others', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...ending(`2027-01-${String((index % 28) + 1).padStart(2, '0')}T10:00:00Z`),
    id: String(index),
  }));
  const { lanes, more } = readLanes(known(...many));
  expect(lanes).toHaveLength(4);
  expect(more).toBe(36);
});
