import { expect, test } from 'vitest';
import { paymentSystems, refillSetting } from '../refill.fixtures.ts';
import { refillOffers } from './refillOffers.ts';

test('uses the narrower limits of payment system and currency', () => {
  const offers = refillOffers(paymentSystems.items, refillSetting);
  expect(offers.find(({ id }) => id === 'usdt-erc20')).toMatchObject({
    bounds: { minimum: { amount: '50.000000' }, maximum: { amount: '250000.000000' } },
  });
});

test('uses the limits of the payment system if the currency has none', () => {
  const offers = refillOffers(paymentSystems.items, { ...refillSetting, amounts: [] });
  expect(offers.find(({ id }) => id === 'usdt-erc20')).toMatchObject({
    bounds: { minimum: { amount: '50.000000' }, maximum: { amount: '500000.000000' } },
  });
});

test('leaves out systems without refills and marks paused ones', () => {
  const offers = refillOffers(paymentSystems.items, refillSetting);
  expect(offers.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
    ['usdt-trc20', true],
    ['usdt-erc20', true],
    ['btc', true],
    ['eth', false],
  ]);
});
