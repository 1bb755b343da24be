import { useMemo, useState } from 'react';
import { filterState, type FiltersFormat, type FilterState, type ListFilters } from './filters.ts';
import { useStableFilters } from './useStableFilters.ts';

/** Filters without a router, which end with the component. `initial` is a URL's query, such as `type=bonus&page=2`. */
export function useFiltersInMemory<Filters extends ListFilters>(
  format: FiltersFormat<Filters>,
  initial = '',
): FilterState<Filters> {
  const [search, setSearch] = useState(() => new URLSearchParams(initial));
  return useStableFilters(
    useMemo(() => filterState(format, search, (next) => setSearch(next)), [format, search]),
  );
}
