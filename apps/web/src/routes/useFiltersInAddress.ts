import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

interface FiltersForm<Filters> {
  parse: (search: URLSearchParams) => Filters;
  format: (filters: Filters) => URLSearchParams;
}

/** A list's filters live in the address, so that a reload, a bookmark and the back button keep them. */
export function useFiltersInAddress<Filters>({ parse, format }: FiltersForm<Filters>) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => parse(search), [parse, search]);
  const onFiltersChange = (next: Filters, { replace = false } = {}) =>
    setSearch(format(next), { preventScrollReset: true, replace });
  return { filters, onFiltersChange };
}
