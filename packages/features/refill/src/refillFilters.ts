import { currencyIn, formatSearch, pageIn, type Period, periodIn } from '@meridian/api-client';

/** What the history of refills is narrowed to; the app keeps it in the address. */
export interface RefillFilters extends Period {
  readonly currency?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** The filters of an address; what no history could be narrowed to is left out. */
export function parseRefillFilters(search: URLSearchParams): RefillFilters {
  return { currency: currencyIn(search), ...periodIn(search), page: pageIn(search) };
}

/** The address of the filters: what `parseRefillFilters` reads back. */
export function formatRefillFilters({ currency, from, to, page }: RefillFilters): URLSearchParams {
  return formatSearch({ currency, from, to, page });
}
