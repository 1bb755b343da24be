import { loadMessages, render, screen } from '@meridian/testing';
import { expect, test } from 'vitest';
import { fees, plans } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { FeeTable, type FeeTableProps } from './FeeTable.tsx';

const words = await loadMessages(messages);

const rows = (figures: FeeTableProps) => {
  render(<FeeTable {...figures} />, { messages: words });
  const texts = screen
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim());
  return (name: string) => texts.find((text) => text.startsWith(name));
};

test('shows every fee as a figure of the API', () => {
  const row = rows({ plans, fees });
  expect(row('Refill')).toMatch(/No fee$/);
  expect(row('Exchange')).toMatch(/0\.5% of what you buy$/);
  expect(row('Deposit kept to the end of its term')).toMatch(/No fee$/);
  expect(row('Early closing')).toMatch(/7\.5% or 5% of the body$/);
  expect(row('Withdrawal')).toMatch(
    /1\.00 USDT \+ 0\.5% USDT on TRON \(TRC-20\), from 20\.00 USDT0\.00005 BTC Bitcoin, from 0\.0002 BTC$/,
  );
});

test('shows the price of each subscription, the shortest first, and the free period', () => {
  const [month] = fees.subscription.items;
  const price = { amount: '96.000000', currency: 'USDT' } as const;
  const year = { ...month!, id: 'year', price, periodDays: 365 };
  const row = rows({ plans, fees: { ...fees, subscription: { items: [year, month!], trialDays: 90 } } });
  expect(row('Subscription')).toMatch(
    /A new account has 90 days free; a deposit may end later\.10\.00 USDT for 30 days 96\.00 USDT for 365 days/,
  );
});

test('names no free period where there is none', () => {
  const row = rows({ plans, fees: { ...fees, subscription: { ...fees.subscription, trialDays: 0 } } });
  expect(row('Subscription')).not.toMatch(/free/);
});

test('shows the fee of a refill where a payment system has one', () => {
  const [tether, bitcoin] = fees.paymentSystems.items;
  const fee = { fixed: { amount: '0', currency: 'USDT' }, percent: '1' } as const;
  const charged = { ...tether!, refill: { ...tether!.refill!, fee } };
  const row = rows({ plans, fees: { ...fees, paymentSystems: { items: [charged, bitcoin!] } } });
  expect(row('Refill')).toMatch(/1% USDT on TRON \(TRC-20\)No fee Bitcoin$/);
});
