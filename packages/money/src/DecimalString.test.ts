import { expect, expectTypeOf, test } from 'vitest';
import { type DecimalString, countDecimals, isDecimal, parseDecimal } from './DecimalString.ts';

test.each(['0', '-1', '0.10', '1250.50', '9'.repeat(30), `0.${'1'.repeat(30)}`])(
  '%s is a wire decimal',
  (text) => {
    expect(parseDecimal(text)).toBe(text);
  },
);

test.each([
  '',
  ' 1',
  '1e5',
  '1,5',
  '01',
  '.5',
  '5.',
  '+1',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  '1\n',
  '9'.repeat(31),
])('%j is not a wire decimal', (text) => {
  expect(() => parseDecimal(text)).toThrow(RangeError);
});

test('trailing zeros count as decimals', () => {
  expect(countDecimals('1.500')).toBe(3);
  expect(countDecimals('1')).toBe(0);
});

test('a JavaScript number is no amount, and a text becomes one only by the check', () => {
  expectTypeOf<number>().not.toExtend<DecimalString>();
  expectTypeOf<string>().not.toExtend<DecimalString>();
  const text: string = '1.5';
  if (isDecimal(text)) expectTypeOf(text).toExtend<DecimalString>();
});
