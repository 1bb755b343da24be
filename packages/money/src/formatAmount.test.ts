import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import { compare, isNegative, isZero, subtract } from './arithmetic.ts';
import { parseDecimal } from './DecimalString.ts';
import {
  getDecimalMark,
  formatAmount,
  formatAmountInput,
  formatFigure,
  formatMoney,
} from './formatAmount.ts';

test('an amount has the grouping and the decimal mark of its language', () => {
  expect(formatAmount('1234567.891', 'en')).toBe('1,234,567.891');
  expect(formatAmount('1234567.891', 'ru')).toBe('1\u00a0234\u00a0567,891');
});

test('no significant digit is lost or rounded', () => {
  expect(formatAmount('123456789012345678901234567890.999999999999999999999999999999', 'en')).toBe(
    '123,456,789,012,345,678,901,234,567,890.999999999999999999999999999999',
  );
});

test('zeros are padded to two or the requested decimals and dropped beyond', () => {
  expect(formatAmount('500', 'en')).toBe('500.00');
  expect(formatAmount('500.000000', 'en')).toBe('500.00');
  expect(formatAmount('0.001000', 'en')).toBe('0.001');
  expect(formatAmount('500', 'en', 0)).toBe('500');
  expect(formatAmount('0.5', 'en', 6)).toBe('0.500000');
});

test('zero has no minus sign', () => {
  expect(formatAmount('-0.00', 'en')).toBe('0.00');
  expect(formatAmount('-1.5', 'ru')).toBe('-1,50');
});

test('a currency is joined to its amount by a no-break space', () => {
  expect(formatMoney({ amount: '1250.5', currency: 'USDT' }, 'ru')).toBe('1\u00a0250,50\u00a0USDT');
});

test('one formatter writes an amount in the same way everywhere', () => {
  const both = (amount: `${number}`, currency: string) => [
    formatFigure({ amount, currency }, 'en'),
    formatFigure({ amount, currency }, 'en', 'glance'),
  ];
  expect(both('1000', 'USDT')).toEqual(['1,000.00', '1,000.00']);
  expect(both('6684.519999', 'USDT')).toEqual(['6,684.519999', '6,684.51']);
  expect(both('-6684.519999', 'USDT')).toEqual(['-6,684.519999', '-6,684.51']);
  expect(both('0.004', 'USDT')).toEqual(['0.004', '0.004']);
  expect(both('5.00000000', 'BTC')).toEqual(['5', '5']);
  expect(both('0.12345678', 'BTC')).toEqual(['0.12345678', '0.123456']);
  expect(both('0.00000156', 'BTC')).toEqual(['0.00000156', '0.00000156']);
  expect(both('0.00031269', 'BTC')).toEqual(['0.00031269', '0.0003126']);
  expect(both('0.899507', 'USDT')).toEqual(['0.899507', '0.8995']);
});

/** The first four significant digits, with the zeros that are not written. */
const fourDigitsOf = (amount: string) =>
  amount.replace(/[-.]/g, '').replace(/^0+/, '').padEnd(4, '0').slice(0, 4);

test('a glance is never more than the amount and never hides all of it', () => {
  fc.assert(
    fc.property(arbitraryDecimal({ wholeDigits: 20 }), fc.constantFrom('USDT', 'BTC'), (amount, currency) => {
      const seen = parseDecimal(formatFigure({ amount, currency }, 'en', 'glance').replaceAll(',', ''));
      const rest = subtract(amount, seen);
      expect(isNegative(amount) ? compare(rest, '0') <= 0 : compare(rest, '0') >= 0).toBe(true);
      expect(isZero(seen)).toBe(isZero(amount));
      expect(fourDigitsOf(seen)).toBe(fourDigitsOf(amount));
    }),
  );
});

test('digits stay 0 to 9 in every language', () => {
  expect(formatAmount('1234', 'ar-EG')).toMatch(/[1-4]/);
});

test('an amount for editing has no grouping', () => {
  expect(formatAmountInput('1500.50', 'ru')).toBe('1500,5');
  expect([getDecimalMark('ru'), getDecimalMark('en')]).toEqual([',', '.']);
});
