import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import {
  add,
  compare,
  isNegative,
  isZero,
  multiply,
  calculatePercent,
  roundDown,
  subtract,
} from './arithmetic.ts';
import { countDecimals, isDecimal, parseDecimal } from './DecimalString.ts';

/** 29 digits, so that a sum of two still fits the 30 of the wire. */
const summand = arbitraryDecimal({ wholeDigits: 29 });

describe('adding and subtracting', () => {
  test('digits that floating point would lose are kept', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(add('99999999999999999999.000000000000000001', '0.000000000000000001')).toBe(
      '99999999999999999999.000000000000000002',
    );
  });

  test('adding and then subtracting an amount changes nothing', () => {
    fc.assert(fc.property(summand, summand, (a, b) => compare(subtract(add(a, b), b), a) === 0));
  });

  test('the order of adding does not matter', () => {
    fc.assert(fc.property(summand, summand, (a, b) => add(a, b) === add(b, a)));
  });

  test('the result is a wire decimal with the decimals of the finer one', () => {
    fc.assert(
      fc.property(summand, summand, (a, b) => {
        const sum = add(a, b);
        return isDecimal(sum) && countDecimals(sum) === Math.max(countDecimals(a), countDecimals(b));
      }),
    );
  });

  test('a sum beyond 30 digits is refused, never cut', () => {
    expect(() => add(parseDecimal('9'.repeat(30)), '1')).toThrow(RangeError);
  });

  test('a string that the type allows but the API does not is rejected', () => {
    expect(() => add('1e5', '1')).toThrow(RangeError);
  });
});

describe('comparing', () => {
  test('amounts are ordered by value, not by how they are written', () => {
    expect(compare('1.5', '1.50')).toBe(0);
    expect(compare('10', '9')).toBe(1);
    expect(compare('-0.01', '0')).toBe(-1);
  });

  test('the order agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(summand, summand, (a, b) => {
        const difference = subtract(a, b);
        expect(compare(a, b)).toBe(isZero(difference) ? 0 : isNegative(difference) ? -1 : 1);
        expect(compare(b, a)).toBe(compare(a, b) === 0 ? 0 : -compare(a, b));
      }),
    );
  });
});

describe('rounding down', () => {
  test('a share is rounded down, below zero too', () => {
    expect(calculatePercent('100.01', '1.5', 2)).toBe('1.50');
    expect(calculatePercent('-100.01', '1.5', 2)).toBe('-1.51');
    expect(multiply('0.999999', '1', 2)).toBe('0.99');
  });

  test('rounding never gains and loses less than one smallest unit', () => {
    fc.assert(
      fc.property(summand, fc.integer({ min: 1, max: 29 }), (amount, decimals) => {
        const rounded = roundDown(amount, decimals);
        const unit = parseDecimal(`0.${'0'.repeat(decimals - 1)}1`);
        expect(countDecimals(rounded)).toBe(decimals);
        expect(compare(rounded, amount)).not.toBe(1);
        expect(compare(subtract(amount, rounded), unit)).toBe(-1);
      }),
    );
  });

  test('a percentage and the rest of 100 % never add up to more than the whole', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(arbitraryDecimal({ wholeDigits: 20, signed: false }), percent, (amount, savings) => {
        const shares = add(
          calculatePercent(amount, `${savings}`, 8),
          calculatePercent(amount, `${100 - savings}`, 8),
        );
        expect(compare(shares, amount)).not.toBe(1);
      }),
    );
  });
});
