import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import { add, compare, multiply, subtract } from './arithmetic.ts';
import { parseDecimal } from './DecimalString.ts';
import { boundsBeforeExchange, exchangedAt, inverseRate, previewExchange, soldFor } from './exchange.ts';
import { amountFor, calculateFee } from './fee.ts';
import { smallestWith, toAmount } from './smallestWith.ts';

const bitcoinForUsdt = { rate: '64250.5', feePercent: '0.5', decimals: 6 } as const;

test('the fee is deducted from the exchanged amount, and both are rounded down', () => {
  expect(previewExchange('0.01', bitcoinForUsdt)).toEqual({
    bought: '642.505000',
    fee: '3.212525',
    received: '639.292475',
  });
});

test('finds the amount to sell for a wanted amount', () => {
  expect(soldFor('639.292475', bitcoinForUsdt, 8)).toBe('0.01000000');
  expect(soldFor('1', { ...bitcoinForUsdt, feePercent: '100' }, 8)).toBeNull();
});

test('the rate of the other direction is exact or cut, never rounded up', () => {
  expect(inverseRate('0.000015625')).toEqual({ rate: '64000', isExact: true });
  expect(inverseRate('64250.5')).toEqual({ rate: '0.00001556408121', isExact: false });
  expect(inverseRate('0')).toBeNull();
  fc.assert(
    fc.property(arbitraryDecimal({ wholeDigits: 8, signed: false }), (rate) => {
      const inverse = inverseRate(rate);
      fc.pre(inverse !== null);
      const product = multiply(inverse?.rate ?? '0', rate, 30);
      expect(compare(product, '1')).toBe(inverse?.isExact ? 0 : -1);
    }),
  );
});

const smallestUnit = '0.00000001';

const unitsOf = (amount: `${number}`) => BigInt(amount.replace('.', ''));

test('a typed net of 98.50 takes 100.00, but not more than there is', () => {
  const rule = { fixed: { amount: '1', currency: 'USDT' }, percent: '0.5' } as const;
  const amountOf = (amount: `${number}`, atMost?: `${number}`) =>
    amountFor({ amount, currency: 'USDT' }, rule, 6, atMost)?.amount;
  expect(amountOf('98.50')).toBe('100.000000');
  expect(amountOf('98.50', '100')).toBe('100.000000');
  expect(amountOf('98.50', '99.999999')).toBe('99.999999');
  expect(amountOf('994')).toBe('1000.000000');
  expect(amountOf('330.666667')).toBe('333.333333');
});

test('the found amount is the roundest with its result, for exchanges and for withdrawals', () => {
  fc.assert(
    fc.property(
      arbitraryDecimal({ wholeDigits: 8, signed: false }),
      fc.integer({ min: 0, max: 99 }),
      (wanted, percent) => {
        const terms = { rate: '0.000015563', feePercent: `${percent}`, decimals: 6 } as const;
        const rule = { fixed: { amount: '1.25', currency: 'USDT' }, percent: `${percent}` } as const;
        const formulas = [
          [soldFor(wanted, terms, 8), (sold: `${number}`) => previewExchange(sold, terms).received],
          [
            amountFor({ amount: wanted, currency: 'USDT' }, rule, 8)?.amount ?? null,
            // Below zero where the fee takes all: an amount of zero does not bring zero.
            (amount: `${number}`) =>
              subtract(amount, calculateFee({ amount, currency: 'USDT' }, rule, 8).amount),
          ],
        ] as const;
        for (const [found, resultOf] of formulas) {
          if (found === null) throw new Error('Nothing was found.');
          expect(compare(resultOf(found), wanted)).toBeGreaterThanOrEqual(0);
          const smallest = smallestWith(wanted, 8, resultOf);
          if (smallest === null) throw new Error('Nothing was found.');
          expect(compare(resultOf(smallest), resultOf(found))).toBe(0);
          if (compare(smallest, '0') > 0) {
            expect(compare(resultOf(subtract(smallest, smallestUnit)), wanted)).toBe(-1);
          }
          for (let step = 10n; step <= unitsOf(found); step *= 10n) {
            if (unitsOf(found) % step === 0n) continue;
            const rounder = toAmount((unitsOf(smallest) / step + 1n) * step, 8);
            expect(compare(resultOf(rounder), resultOf(found))).toBe(1);
          }
        }
      },
    ),
  );
});

test('bounds before an exchange allow an amount exactly when its exchange is within the bounds', () => {
  const units = (most: number) => fc.integer({ min: 1, max: most });
  fc.assert(
    fc.property(
      units(10_000),
      units(1_000_000),
      fc.integer({ min: 10_000, max: 2_000_000_000 }),
      (least, span, rateUnits) => {
        const usdt = (whole: number) => ({ amount: `${whole}`, currency: 'USDT' }) as const;
        const rate = parseDecimal(`0.${`${rateUnits}`.padStart(10, '0')}`);
        const bounds = { minimum: usdt(least), maximum: usdt(least + span) };
        const found = boundsBeforeExchange(bounds, rate, { currency: 'BTC', decimals: 8 }, 6);
        if (found === null) throw new Error('Nothing was found.');
        const isWithin = (sold: `${number}`) => {
          const bought = exchangedAt(rate, sold, 6);
          return compare(bought, bounds.minimum.amount) >= 0 && compare(bought, bounds.maximum.amount) <= 0;
        };
        const { minimum, maximum } = found;
        expect([minimum, maximum].map(({ amount }) => isWithin(amount))).toEqual([true, true]);
        expect(isWithin(subtract(minimum.amount, smallestUnit))).toBe(false);
        expect(isWithin(add(maximum.amount, smallestUnit))).toBe(false);
      },
    ),
  );
});

test('bounds before an exchange are exact where the course divides them', () => {
  const plan = {
    minimum: { amount: '50', currency: 'USDT' },
    maximum: { amount: '5000', currency: 'USDT' },
  } as const;
  const { minimum, maximum } =
    boundsBeforeExchange(plan, '64000', { currency: 'BTC', decimals: 8 }, 6) ?? plan;
  expect([minimum.amount, maximum.amount]).toEqual(['0.00078125', '0.07812500']);
});
