import { expect, test } from 'vitest';
import { formatPhone, maskPhone } from './formatPhone.ts';

test.each([
  ['+447700900123', '+44 7700 900123'],
  ['+79001234567', '+7 900 123-45-67'],
  ['+14155550132', '+1 415 555 0132'],
  ['+375291234567', '+375 29 123-45-67'],
  ['+4915112345678', '+49 151 123 456 78'],
  // Another length than the usual one, and a code that is not in the table.
  ['+4412345678', '+44 123 456 78'],
  ['+3581234567', '+358 123 4567'],
  ['•••• 00-02', '•••• 00-02'],
  ['', ''],
])('%s is shown as "%s"', (e164, shown) => {
  expect(formatPhone(e164).replaceAll('\u00A0', ' ')).toBe(shown);
});

test.each([
  ['+447700900123', '+44 •••• •••123'],
  ['+79001234567', '+7 ••• •••-•5-67'],
  ['+14155550132', '+1 ••• ••• •132'],
  ['+353871230002', '+353 ••• ••• 002'],
])('%s is masked as "%s"', (e164, shown) => {
  expect(maskPhone(e164).replaceAll('\u00A0', ' ')).toBe(shown);
});
