import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateAbout } from './about.ts';
import { add, compare, multiply, subtract } from './arithmetic.ts';
import { type DecimalString, parseDecimal } from './DecimalString.ts';

const rates: Readonly<Record<string, DecimalString>> = { USDT: '0.9215', BTC: '58976.125', ETH: '2948.8' };
const rateOf = (currency: string) => rates[currency];

const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const amounts = fc.array(
  fc.record({
    amount: units.map((value) => {
      const text = (value < 0n ? -value : value).toString().padStart(7, '0');
      return parseDecimal(`${value < 0n ? '-' : ''}${text.slice(0, -6)}.${text.slice(-6)}`);
    }),
    currency: fc.constantFrom('USDT', 'BTC', 'ETH'),
  }),
  { maxLength: 20 },
);

test('is the sum of the exact amounts, rounded once to the nearest', () => {
  fc.assert(
    fc.property(amounts, (of) => {
      const exact = of.reduce<DecimalString>(
        (sum, { amount, currency }) => add(sum, multiply(amount, rates[currency] ?? '0', 12)),
        '0',
      );
      const about = calculateAbout(of, rateOf) ?? 'unknown';
      const decimals = about.split('.')[1]?.length ?? 0;
      const away = subtract(parseDecimal(about), exact);
      const distance = away.startsWith('-') ? parseDecimal(away.slice(1)) : away;
      expect([0, 2]).toContain(decimals);
      expect(compare(distance, decimals === 0 ? '0.5' : '0.005')).toBeLessThanOrEqual(0);
    }),
  );
});

test('has whole units from a hundred, and two digits below', () => {
  const about = (amount: DecimalString) => calculateAbout([{ amount, currency: 'USDT' }], () => '1');
  expect(about('99.994')).toBe('99.99');
  expect(about('99.995')).toBe('100.00');
  expect(about('100.5')).toBe('101');
  expect(about('-100.4')).toBe('-100');
  expect(about('-0.004')).toBe('0.00');
});

test('is not known when one course is missing, unless there is none of that currency', () => {
  expect(calculateAbout([{ amount: '1', currency: 'TRX' }], rateOf)).toBeUndefined();
  expect(calculateAbout([{ amount: '0.00', currency: 'TRX' }], rateOf)).toBe('0.00');
});

test('ten parts of a cent are not rounded one by one', () => {
  const parts = Array.from({ length: 10 }, () => ({ amount: '0.004', currency: 'USDT' }) as const);
  expect(calculateAbout(parts, () => '1')).toBe('0.04');
});
