import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare } from './arithmetic.ts';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import { larger } from './bounds.ts';
import { calculateFee, netAfterFee } from './fee.ts';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' });

test('a fee is its fixed part plus its percentage, rounded down once', () => {
  const rule = { fixed: usdt('1.0000005'), percent: '0.5' } as const;
  expect(calculateFee(usdt('100.0001'), rule, 6)).toEqual(usdt('1.500001'));
  expect(netAfterFee(usdt('100.000100'), rule, 6)).toEqual(usdt('98.500099'));
});

test('a fee larger than the amount leaves nothing', () => {
  expect(netAfterFee(usdt('0.5'), { fixed: usdt('1'), percent: '0' }, 2)).toEqual(usdt('0'));
});

test('fee plus net is the amount, unless the fee is larger', () => {
  fc.assert(
    fc.property(
      arbitraryDecimal({ wholeDigits: 20, signed: false }),
      fc.integer({ min: 0, max: 100 }),
      (amount, percent) => {
        const rule = { fixed: usdt('1.25'), percent: `${percent}` } as const;
        const [fee, net] = [calculateFee(usdt(amount), rule, 8), netAfterFee(usdt(amount), rule, 8)];
        expect(compare(add(fee.amount, net.amount), larger(fee.amount, amount))).toBe(0);
      },
    ),
  );
});
