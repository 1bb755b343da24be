// The filters of a list without its components: what a page needs before the list itself is loaded.
export {
  defineFilters,
  type FiltersFormat,
  type FilterState,
  filterState,
  type ListFilters,
} from './filters.ts';
export { readChoice, readCurrency, readPage, type Period, readPeriod } from './searchParams.ts';
export { useFiltersInMemory } from './useFiltersInMemory.ts';
export { useStableFilters } from './useStableFilters.ts';
