import { expect, test, vi } from 'vitest';
import { readChoice, readCurrency, defineFilters, filterState, readPage, readPeriod } from './index.ts';

const format = defineFilters((search) => ({
  type: readChoice(search, 'type', ['bonus', 'system']),
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

function stateOf(query: string) {
  const setSearch = vi.fn<(search: URLSearchParams, options: { replace: boolean }) => void>();
  const state = filterState(format, new URLSearchParams(query), setSearch);
  const written = () => setSearch.mock.calls.map(([search, { replace }]) => [String(search), replace]);
  return { state, written };
}

test('changing a filter keeps the others and goes to the first page', () => {
  const { state, written } = stateOf('type=bonus&from=2026-10-01&page=3');
  state.change({ currency: 'BTC' });
  expect(written()).toEqual([['type=bonus&currency=BTC&from=2026-10-01', false]]);
});

test('removing a filter removes it from the URL', () => {
  const { state, written } = stateOf('type=bonus&currency=BTC');
  state.change({ type: undefined });
  expect(written()).toEqual([['currency=BTC', false]]);
});

test('another page keeps the filters; a corrected page replaces the entry in the history', () => {
  const { state, written } = stateOf('type=bonus&page=99');
  state.goToPage(2);
  state.correctPage(4);
  expect(written()).toEqual([
    ['type=bonus&page=2', false],
    ['type=bonus&page=4', true],
  ]);
});

test('filters can be cleared only while one is set', () => {
  expect(stateOf('page=3').state.clear).toBeUndefined();
  expect(stateOf('type=nonsense').state.clear).toBeUndefined();
  const { state, written } = stateOf('type=system&page=3');
  state.clear?.();
  expect(written()).toEqual([['', false]]);
});
