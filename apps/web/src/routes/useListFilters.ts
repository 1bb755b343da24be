import {
  type FiltersFormat,
  type FilterState,
  filterState,
  type ListFilters,
  useStableFilters,
} from '@meridian/lists';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of a list in the query of the address, so that a reload, a bookmark and the back button restore them. */
export function useListFilters<Filters extends ListFilters>(
  format: FiltersFormat<Filters>,
): FilterState<Filters> {
  const [search, setSearch] = useSearchParams();
  return useStableFilters(
    useMemo(
      () =>
        filterState(format, search, (next, { replace }) =>
          setSearch(next, { replace, preventScrollReset: true }),
        ),
      [format, search, setSearch],
    ),
  );
}
