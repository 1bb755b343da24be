import { defineFilters, readPage } from '@meridian/lists/filters';

/** Undefined unless the URL has a year of the contract. */
function readYear(search: URLSearchParams): number | undefined {
  const year = Number(/^\d{4}$/.exec(search.get('year') ?? '')?.[0]);
  return year >= 1970 && year <= 9998 ? year : undefined;
}

export const yearFilters = defineFilters((search) => ({ year: readYear(search), page: readPage(search) }));

export type YearFilters = ReturnType<typeof yearFilters.parse>;
