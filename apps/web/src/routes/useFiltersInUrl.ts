import { type FiltersFormat, type FilterState, filterState, type ListFilters } from '@meridian/lists';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Stores the filters of a list in the URL, so that they survive a reload and the back button. */
export function useFiltersInUrl<Filters extends ListFilters>(
  format: FiltersFormat<Filters>,
): FilterState<Filters> {
  const [search, setSearch] = useSearchParams();
  return useMemo(
    () =>
      filterState(format, search, (next, { replace }) =>
        setSearch(next, { preventScrollReset: true, replace }),
      ),
    [format, search, setSearch],
  );
}
