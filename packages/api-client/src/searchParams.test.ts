import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceIn, currencyIn, formatSearch, pageIn, periodIn } from './searchParams.ts';

const search = (text: string) => new URLSearchParams(text);

test('the URL stores the period', () => {
  expect(periodIn(search('from=2026-10-01&to=2026-10-31'))).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(periodIn(search('from=2026-10-01&to=2026-10-01'))).toEqual({ from: '2026-10-01', to: '2026-10-01' });
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'yesterday', '', '2026-10-01T00:00:00Z'])(
  'A day that does not exist is left out: %s',
  (day) => {
    expect(periodIn(search(`from=${day}`)).from).toBeUndefined();
  },
);

test('an end before the start is ignored', () => {
  expect(periodIn(search('from=2026-10-02&to=2026-10-01'))).toEqual({ from: '2026-10-02', to: undefined });
});

test.each([
  ['7', 7],
  ['1000000', 1_000_000],
  ['1000001', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['', 1],
])('Page %s of an address is page %i', (page, expected) => {
  expect(pageIn(search(`page=${page}`))).toBe(expected);
});

test('an invalid currency or choice is ignored', () => {
  expect(currencyIn(search('currency=USDT'))).toBe('USDT');
  expect(currencyIn(search('currency=usdt'))).toBeUndefined();
  expect(choiceIn(search('type=bonus'), 'type', ['accrual', 'bonus'])).toBe('bonus');
  expect(choiceIn(search('type=all'), 'type', ['accrual', 'bonus'])).toBeUndefined();
});

test('formatted filters are parsed back', () => {
  const day = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.option(day, { nil: undefined }), fc.integer({ min: 1, max: 1_000_000 }), (from, page) => {
      const written = formatSearch({ from, page });
      expect(periodIn(written).from).toBe(from);
      expect(pageIn(written)).toBe(page);
    }),
  );
});

test('default filters are not in the URL', () => {
  expect(formatSearch({ currency: undefined, from: undefined, page: 1 }).toString()).toBe('');
});
