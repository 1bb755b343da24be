import { formatSearch } from './searchParams.ts';

/** Filters of a list. Every property except the page narrows it; undefined means all. */
export interface ListFilters {
  /** From 1. */
  readonly page: number;
}

/** How a list's filters are read from the URL and written to it. */
export interface FiltersFormat<Filters extends ListFilters> {
  readonly parse: (search: URLSearchParams) => Filters;
  readonly format: (filters: Filters) => URLSearchParams;
}

/** Defines filters by how they are read from the URL. Each is written to the URL under its property name. */
export function defineFilters<Filters extends ListFilters>(
  parse: (search: URLSearchParams) => Filters,
): FiltersFormat<Filters> {
  return { parse, format: formatSearch };
}

/** The filters of one list and what can be done with them. A page gets it from the app, which stores it in the URL. */
export interface FilterState<Filters extends ListFilters> {
  readonly value: Filters;
  /** Changes some filters and goes to the first page. */
  readonly change: (changed: Partial<Filters>) => void;
  readonly goToPage: (page: number) => void;
  /** Goes to the last page from one beyond it, without an entry in the browser's history. */
  readonly correctPage: (page: number) => void;
  /** Removes all filters. Undefined when none is set. */
  readonly clear: (() => void) | undefined;
}

type SetSearch = (search: URLSearchParams, options: { replace: boolean }) => void;

/** The state of filters whose storage is a URL's search parameters. */
export function filterState<Filters extends ListFilters>(
  { parse, format }: FiltersFormat<Filters>,
  search: URLSearchParams,
  setSearch: SetSearch,
): FilterState<Filters> {
  const value = parse(search);
  const isFiltered = Object.entries(value).some(([name, filter]) => name !== 'page' && filter !== undefined);
  const set = (filters: Filters, options = { replace: false }) => setSearch(format(filters), options);
  return {
    value,
    change: (changed) => set({ ...value, ...changed, page: 1 }),
    goToPage: (page) => set({ ...value, page }),
    correctPage: (page) => set({ ...value, page }, { replace: true }),
    clear: isFiltered ? () => setSearch(new URLSearchParams(), { replace: false }) : undefined,
  };
}
