import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChoice, readCurrency, formatSearch, readPage, readPeriod } from './searchParams.ts';

const search = (text: string) => new URLSearchParams(text);

test('reads a period', () => {
  expect(readPeriod(search('from=2026-10-01&to=2026-10-31'))).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(readPeriod(search('from=2026-10-01&to=2026-10-01'))).toEqual({
    from: '2026-10-01',
    to: '2026-10-01',
  });
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'yesterday', '', '2026-10-01T00:00:00Z'])(
  'ignores a day that does not exist: %s',
  (day) => {
    expect(readPeriod(search(`from=${day}`)).from).toBeUndefined();
  },
);

test('ignores an end before the start', () => {
  expect(readPeriod(search('from=2026-10-02&to=2026-10-01'))).toEqual({ from: '2026-10-02', to: undefined });
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
])('reads page %s as page %i', (page, expected) => {
  expect(readPage(search(`page=${page}`))).toBe(expected);
});

test('ignores an invalid currency or choice', () => {
  expect(readCurrency(search('currency=USDT'))).toBe('USDT');
  expect(readCurrency(search('currency=usdt'))).toBeUndefined();
  expect(readChoice(search('type=bonus'), 'type', ['accrual', 'bonus'])).toBe('bonus');
  expect(readChoice(search('type=all'), 'type', ['accrual', 'bonus'])).toBeUndefined();
});

test('reads back what it wrote', () => {
  const day = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.option(day, { nil: undefined }), fc.integer({ min: 1, max: 1_000_000 }), (from, page) => {
      const written = formatSearch({ from, page });
      expect(readPeriod(written).from).toBe(from);
      expect(readPage(written)).toBe(page);
    }),
  );
});

test('writes nothing for a list without filters', () => {
  expect(formatSearch({ currency: undefined, from: undefined, page: 1 }).toString()).toBe('');
});
