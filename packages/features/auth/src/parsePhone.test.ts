import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './parsePhone.ts';

const number = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 14 }),
  )
  .map(([first, rest]) => `+${first}${rest.join('')}`);
const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u2013');

describe('a phone number as people write it', () => {
  it.each([
    ['+44 7700 900123', '+447700900123'],
    ['+7 (999) 123-45-67', '+79991234567'],
    ['0044 7700 900123', '+447700900123'],
    ['  +1.415.555.0132 ', '+14155550132'],
  ])('reads %s', (typed, meant) => {
    expect(parsePhone(typed)).toBe(meant);
  });

  it.each([
    '',
    '+',
    '89991234567',
    '+0123456789',
    '+44 7700',
    '+44 7700 900123 ext 4',
    '+٤٤٧٧٠٠٩٠٠١٢٣',
    '+1234567890123456',
  ])('refuses %s, which has no country code or is no number', (typed) => {
    expect(parsePhone(typed)).toBeUndefined();
  });

  it('reads the same number however it is spaced, and keeps every digit', () => {
    fc.assert(
      fc.property(number, fc.array(separator, { minLength: 16, maxLength: 16 }), (meant, separators) => {
        const typed = Array.from(meant, (digit, index) => digit + (separators[index] ?? '')).join('');
        expect(parsePhone(typed)).toBe(meant);
      }),
    );
  });
});
