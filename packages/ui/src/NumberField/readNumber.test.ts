import { parseAmountInput } from '@meridian/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };
// Browser versions differ in the apostrophe.
const writtenIn = (locale: string, number: number) => new Intl.NumberFormat(locale).format(number);
const days = (unitDisplay: 'long' | 'short'): Intl.NumberFormatOptions => ({
  style: 'unit',
  unit: 'day',
  unitDisplay,
});

describe('a number that a user types', () => {
  it.each([
    ['1.5', 'ru', undefined, '1,5'],
    ['1,5', 'ru', undefined, '1,5'],
    ['1,5', 'en', undefined, '1.5'],
    ['1,125', 'ru', undefined, '1,125'],
    ['1,125', 'en', undefined, '1,125'],
    ['1,000', 'en', undefined, '1,000'],
    ['1 000', 'ru', undefined, '1\u00a0000'],
    ['1 000', 'en', undefined, '1,000'],
    ['0.85', 'ru', percent, '0,85\u00a0%'],
    ['0,85', 'en', percent, '0.85%'],
    ['5,5 %', 'en', percent, '5.5%'],
    ['5.5%', 'ru', percent, '5,5\u00a0%'],
    ['-5', 'en', undefined, '-5'],
    ['\u22125', 'ru', undefined, '-5'],
    ['-5.5', 'ru', percent, '-5,5\u00a0%'],
    ['+5', 'en', undefined, '5'],
    ['12 дня', 'ru', days('long'), '12 дней'],
    ['1 day', 'en', days('long'), '1 day'],
    ['21 days', 'en', days('long'), '21 days'],
    ['007', 'en', undefined, '7'],
    ['2.50', 'en', { minimumFractionDigits: 2 }, '2.5'],
    ['  ', 'en', undefined, ''],
    ['٥٫٥', 'ar-EG', undefined, '٥٫٥'],
    ['5,5', 'ar-EG', undefined, '٥٫٥'],
    ["1'500", 'de-CH', undefined, writtenIn('de-CH', 1500)],
    ['1\u2019500', 'de-CH', undefined, writtenIn('de-CH', 1500)],
    ['1.500', 'de', undefined, '1.500'],
    ['1,50,000', 'hi', undefined, '1,50,000'],
  ] as const)('is taken for what was meant when it is %s in %s', (text, locale, options, written) => {
    expect(readNumber(text, locale, options)).toMatchObject({ text: written });
  });

  it.each([
    ['1e5', 'en', 'unreadable'],
    ['1e5', 'ru', 'unreadable'],
    ['1,500', 'ru', 'unreadable'],
    ['1.500', 'ru', 'unreadable'],
    ['1.500', 'en', 'unreadable'],
    ['1,50,000', 'en', 'unreadable'],
    ['1-5', 'en', 'unreadable'],
    ['+-5', 'en', 'unreadable'],
    ['--5', 'en', 'unreadable'],
    ['5%', 'en', 'unreadable'],
    ['12 pcs', 'en', 'unreadable'],
    ['-', 'en', 'unreadable'],
    ['٥', 'en', 'unreadable'],
    ['9007199254740993', 'en', 'outside'],
    ['0.1234567', 'en', 'outside'],
    ['1'.repeat(40), 'en', 'outside'],
  ] as const)('is refused and made no other number when it is %s in %s', (text, locale, refusal) => {
    expect(readNumber(text, locale, undefined)).toEqual({ refusal });
  });

  it("is parsed back from the field's own format", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('en', 'ru', 'de', 'de-CH', 'fr', 'hi', 'ar-EG', 'sv', 'tr', 'fa'),
        fc.constantFrom(undefined, percent, days('long'), days('short')),
        (hundredths, locale, options) => {
          const written = new Intl.NumberFormat(locale, options).format(hundredths / 100);
          expect(readNumber(written, locale, options)).toMatchObject({ text: written });
        },
      ),
    );
  });

  it("is parsed like an amount of money, except for the locale's grouping", () => {
    const texts = fc.oneof(
      fc.stringMatching(/^[0-9]{1,4}([ .,][0-9]{2,4}){0,3}$/),
      fc.stringMatching(/^[0-9 .,]{1,8}$/),
    );
    const exact: Intl.NumberFormatOptions = { maximumFractionDigits: 20, useGrouping: false };
    fc.assert(
      fc.property(texts, fc.constantFrom('en', 'ru'), (text, locale) => {
        const amount = parseAmountInput(text, locale);
        const reading = readNumber(text, locale, exact);
        const written = (value: string) => new Intl.NumberFormat(locale, exact).format(Number(value));
        if (amount.ok) expect(reading).toMatchObject({ text: written(amount.value) });
        else if (amount.reason === 'empty') expect(reading).toMatchObject({ text: '' });
        else expect(reading).toHaveProperty('refusal');
      }),
      { numRuns: 2000 },
    );
  });
});
