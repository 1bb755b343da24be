import { expect, test } from 'vitest';
import { paymentSystems, refillSetting } from '../refill.fixtures.ts';
import { refillOffers } from './refillOffers.ts';

test('Of its own bounds and those of the currency, a payment system offers the narrower', () => {
  const offers = refillOffers(paymentSystems.items, refillSetting);
  expect(offers.find(({ id }) => id === 'usdt-erc20')).toMatchObject({
    minimum: '50.000000',
    maximum: '250000.000000',
  });
});

test('Without bounds for the currency those of the payment system hold', () => {
  const offers = refillOffers(paymentSystems.items, { ...refillSetting, amounts: [] });
  expect(offers.find(({ id }) => id === 'usdt-erc20')).toMatchObject({
    minimum: '50.000000',
    maximum: '500000.000000',
  });
});

test('A payment system that takes no refills is not offered, and a paused one is offered as paused', () => {
  const offers = refillOffers(paymentSystems.items, refillSetting);
  expect(offers.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
    ['usdt-trc20', true],
    ['usdt-erc20', true],
    ['btc', true],
    ['eth', false],
  ]);
});
