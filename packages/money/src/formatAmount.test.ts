import { expect, test } from 'vitest';
import { decimalMarkOf, formatAmount, formatAmountInput, formatMoney } from './formatAmount.ts';

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

test('digits stay 0 to 9 in every language', () => {
  expect(formatAmount('1234', 'ar-EG')).toMatch(/[1-4]/);
});

test('an amount for editing has no grouping', () => {
  expect(formatAmountInput('1500.50', 'ru')).toBe('1500,5');
  expect([decimalMarkOf('ru'), decimalMarkOf('en')]).toEqual([',', '.']);
});
