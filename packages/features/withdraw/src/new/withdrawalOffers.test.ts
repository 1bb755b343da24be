import {
  add,
  compare,
  calculateFee,
  largestWithin,
  multiply,
  netAfterFee,
  parseDecimal,
} from '@meridian/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentSystems, wallets, withdrawalSetting } from '../withdraw.fixtures.ts';
import { withdrawalOffers } from './withdrawalOffers.ts';

const offers = withdrawalOffers(paymentSystems.items, withdrawalSetting, wallets);
const tron = offers.find(({ id }) => id === 'usdt-trc20')!;

describe('the payment systems for withdrawals', () => {
  it('exclude those for refills only and include paused ones', () => {
    expect(offers.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
      ['usdt-trc20', true],
      ['usdt-erc20', true],
      ['eth', false],
    ]);
  });

  it('include the saved wallet and the narrower limits of system and currency', () => {
    expect(tron.wallet).toBe('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
    expect(offers[1]?.wallet).toBeNull();
    expect(tron.bounds.minimum.amount).toBe('25.000000');
    expect(tron.bounds.maximum.amount).toBe('100000.000000');
  });
});

describe('the maximum', () => {
  it('is the available balance up to the upper limit, and null below the minimum', () => {
    expect(largestWithin(tron.bounds, '2480.750000')).toBe('2480.750000');
    expect(largestWithin(tron.bounds, '100000.000001')).toBe('100000.000000');
    expect(largestWithin(tron.bounds, '24.999999')).toBeNull();
  });

  it('includes the fee', () => {
    const available = fc
      .bigInt({ min: 25_000_000n, max: 10n ** 13n })
      .map((units) => multiply(parseDecimal(String(units)), '0.000001', 6));
    fc.assert(
      fc.property(available, (balance) => {
        const amount = largestWithin(tron.bounds, balance)!;
        const money = { amount, currency: 'USDT' };
        const parts = add(calculateFee(money, tron.fee, 6).amount, netAfterFee(money, tron.fee, 6).amount);
        expect(compare(parts, amount)).toBe(0);
        expect(compare(amount, balance)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
