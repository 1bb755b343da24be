import { expect, test } from 'vitest';
import { formatRefillFilters, parseRefillFilters } from './refillFilters.ts';

test('An address brings back the history as it was narrowed', () => {
  const filters = { currency: 'USDT', from: '2026-10-01', to: '2026-10-31', page: 3 };
  expect(formatRefillFilters(filters).toString()).toBe('currency=USDT&from=2026-10-01&to=2026-10-31&page=3');
  expect(parseRefillFilters(formatRefillFilters(filters))).toEqual(filters);
});

test('An address that asks for nonsense shows the whole history', () => {
  const search = new URLSearchParams('currency=%3Cscript%3E&from=2026-02-30&to=soon&page=-1');
  expect(parseRefillFilters(search)).toEqual({ page: 1 });
});
