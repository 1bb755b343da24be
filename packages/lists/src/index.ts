export { ChoiceFilter, CurrencyFilter } from './ChoiceFilter.tsx';
export { CsvExport } from './csv/CsvExport.tsx';
export { useDateColumns } from './csv/useDateColumns.ts';
export { type DetailsState, useDetailsInMemory } from './details.ts';
export { FilterBar } from './FilterBar.tsx';
export {
  defineFilters,
  type FiltersFormat,
  type FilterState,
  filterState,
  type ListFilters,
} from './filters.ts';
export { listAfter, type ListQuery, ListTable, ROWS_PER_PAGE } from './ListTable.tsx';
export { ListPages, useLastPage } from './ListPages.tsx';
export { messages } from './messages.ts';
export { type NothingFound, NothingHere } from './NothingHere.tsx';
export { PeriodField } from './PeriodField.tsx';
export { PeriodFilter, usePeriodName } from './PeriodFilter.tsx';
export { readChoice, readCurrency, readPage, type Period, readPeriod } from './searchParams.ts';
export { useFiltersInMemory } from './useFiltersInMemory.ts';
export { useStableFilters } from './useStableFilters.ts';
