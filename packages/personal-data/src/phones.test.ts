import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanPhone, isPhoneLike, readInternationalPhone } from './phones.ts';

it.each([
  '+447700900123',
  '+44 7700 900123',
  '+44 (7700) 900-123',
  '+44 (0)7700 900123',
  '(+44) 7700 900123',
  '[+44] 7700.900.123',
  '(0044) 7700 900123',
  '00 44 7700/900123',
  '0044-7700-900123',
  'tel:+44-7700-900123',
  'tel:+447700900123;ext=12',
  '\u202a+44 7700 900123\u202c',
  '\u2066+44\u2069 7700 900123',
  '\u200e+44\u00a07700\u202f900123\ufeff',
  '+44 7700\u2011900\u2013123',
  '＋４４ ７７００ ９００１２３',
  '++44 7700 900123',
  '+ 44 7700 900123',
])('reads %o', (text) => {
  expect(readInternationalPhone(text)).toBe('+447700900123');
  expect(isPhoneLike(text)).toBe(true);
});

it.each(['9175551234', '8 (999) 123-45-67', '07700 900123', '447700900123'])(
  'does not guess the country of %s',
  (text) => {
    expect(readInternationalPhone(text)).toBeUndefined();
    expect(isPhoneLike(text)).toBe(true);
  },
);

it.each(['anna', 'anna@example.com', '+anna', '+', '', '12a', '\u202a\u202c'])(
  'sees no phone in "%s"',
  (text) => {
    expect(readInternationalPhone(text)).toBeUndefined();
    expect(isPhoneLike(text)).toBe(false);
  },
);

it('erases no digit, wherever marks are', () => {
  const mark = fc.constantFrom('\u202a', '\u202e', '\u2066', '\u2069', '\u200f', ' ', '-', '');
  fc.assert(
    fc.property(
      fc.stringMatching(/^\+[1-9]\d{6,14}$/),
      fc.array(mark, { minLength: 20 }),
      (number, marks) => {
        const text = Array.from(number)
          .map((digit, at) => digit + (marks[at] ?? ''))
          .join('');
        expect(readInternationalPhone((marks[0]?.trim() === '-' ? '' : marks[0]) + text)).toBe(number);
        expect(cleanPhone(cleanPhone(text))).toBe(cleanPhone(text));
      },
    ),
  );
});
