import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import { compare } from './arithmetic.ts';
import { formatAmount, formatAmountInput } from './formatAmount.ts';
import { parseAmountInput } from './parseAmountInput.ts';

const languages = ['en', 'ru'] as const;

describe.each(languages)('in %s', (language) => {
  test.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['1 500', '1500'],
    ['1\u00a0500,25', '1500.25'],
    ['1\u202f500.25', '1500.25'],
    ['12 345 678', '12345678'],
    ['1,500,000', '1500000'],
    ['1.500.000', '1500000'],
    ['1,500.25', '1500.25'],
    ['1.500,25', '1500.25'],
    ['1500,500', '1500.500'],
    ['0,500', '0.500'],
    ['  42\n', '42'],
    ['\ufeff42', '42'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['0', '0'],
    ['0.00', '0.00'],
  ])('%j is understood as %s', (typed, value) => {
    expect(parseAmountInput(typed, language)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'empty'],
    [' \u00a0\u200b', 'empty'],
    ['1e5', 'exponent'],
    ['1.5E+3', 'exponent'],
    ['٣', 'unsupported_digits'],
    ['-5', 'negative'],
    ['\u22121 000,50', 'negative'],
    ['-1,500', 'negative'],
    ['-0', 'negative'],
    ['-', 'not_a_number'],
    ['-abc', 'not_a_number'],
    ['500 USDT', 'not_a_number'],
    ['$500', 'not_a_number'],
    ['10%', 'not_a_number'],
    ['+100', 'not_a_number'],
    ["1'500", 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['1\t500', 'not_a_number'],
    ['100\n200', 'not_a_number'],
    [',', 'not_a_number'],
    ['12 34', 'malformed_grouping'],
    ['1,50,000', 'malformed_grouping'],
    ['1.5.5', 'malformed_grouping'],
    ['1..5', 'malformed_grouping'],
    ['0 500', 'malformed_grouping'],
    ['1 000,500.25', 'malformed_grouping'],
    ['1,000 500', 'malformed_grouping'],
    ['1'.repeat(40), 'too_long'],
    ['1'.repeat(4000), 'too_long'],
    ['a'.repeat(4000), 'not_a_number'],
    [`0.${'1'.repeat(31)}`, 'too_long'],
  ])('%j is refused as %s', (typed, reason) => {
    expect(parseAmountInput(typed, language)).toEqual({ ok: false, reason });
  });

  test('an amount shown on the screen can be copied into the field', () => {
    fc.assert(
      fc.property(arbitraryDecimal({ signed: false }), (amount) => {
        const pasted = parseAmountInput(formatAmount(amount, language), language);
        return pasted.ok && compare(pasted.value, amount) === 0;
      }),
    );
  });

  test('an amount formatted for editing is parsed back', () => {
    fc.assert(
      fc.property(arbitraryDecimal({ signed: false }), (amount) => {
        const read = parseAmountInput(formatAmountInput(amount, language), language);
        return read.ok && compare(read.value, amount) === 0;
      }),
    );
  });

  test('an amount in the format of the other language is never off by a factor of a thousand', () => {
    const other = language === 'en' ? 'ru' : 'en';
    fc.assert(
      fc.property(arbitraryDecimal({ signed: false }), (amount) => {
        const pasted = parseAmountInput(formatAmount(amount, other), language);
        if (!pasted.ok) expect(pasted.reason).toBe('ambiguous');
        else expect(compare(pasted.value, amount)).toBe(0);
      }),
    );
  });

  test('any text gets a result, and only digits make an amount', () => {
    const keys = fc.string({
      unit: fc.constantFrom(...'0123456789., -eE+\u00a0\u202f٣a$'.split('')),
      maxLength: 50,
    });
    fc.assert(
      fc.property(fc.oneof(keys, fc.string({ unit: 'grapheme' })), (typed) => {
        const read = parseAmountInput(typed, language);
        if (read.ok)
          expect(read.value.replace(/\D/g, '')).toContain(typed.replace(/\D/g, '').replace(/^0+/, ''));
        else expect(read.reason).toMatch(/^[a-z_]+$/);
      }),
    );
  });
});

describe('one mark before exactly three digits', () => {
  test('is decimal if it is the mark of the language and the digits do not end in zero', () => {
    expect(parseAmountInput('1.125', 'en')).toEqual({ ok: true, value: '1.125' });
    expect(parseAmountInput('1,125', 'ru')).toEqual({ ok: true, value: '1.125' });
  });

  test.each([
    ['1,125', 'en', ['1125', '1.125']],
    ['1.125', 'ru', ['1125', '1.125']],
    ['1,500', 'en', ['1500', '1.500']],
    ['1,500', 'ru', ['1500', '1.500']],
    ['10.000', 'en', ['10000', '10.000']],
  ])('%s in %s is refused with both readings', (typed, language, readings) => {
    expect(parseAmountInput(typed, language)).toEqual({ ok: false, reason: 'ambiguous', readings });
  });
});

test('more decimals than the currency has are rejected, except trailing zeros', () => {
  expect(parseAmountInput('1.234', 'en', 2)).toEqual({ ok: false, reason: 'too_many_decimals' });
  expect(parseAmountInput('1.2300', 'en', 2)).toEqual({ ok: true, value: '1.2300' });
});

test.each([
  ['１２', '12'],
  ['１，２３４．５０', '1234.50'],
  ['１２．５', '12.5'],
  ['\u3000７\u3000', '7'],
])('reads %s in full width as %s', (text, value) => {
  expect(parseAmountInput(text, 'en')).toEqual({ ok: true, value });
});

test('an amount in full width can be negative or ambiguous, too', () => {
  expect(parseAmountInput('－５', 'en')).toEqual({ ok: false, reason: 'negative' });
  expect(parseAmountInput('１，５００', 'en')).toMatchObject({ ok: false, reason: 'ambiguous' });
});
