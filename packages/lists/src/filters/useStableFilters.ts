import { useLatest } from '@meridian/use-latest';
import { useMemo } from 'react';
import type { FilterState, ListFilters } from './filters.ts';

/**
 * The same filters with functions that never change, so that a memoized filter renders only when its own value changes. Each
 * call works on the latest filters.
 */
export function useStableFilters<Filters extends ListFilters>(
  state: FilterState<Filters>,
): FilterState<Filters> {
  const latest = useLatest(state);
  const actions = useMemo(
    () => ({
      change: (changed: Partial<Filters>) => latest.current.change(changed),
      goToPage: (page: number) => latest.current.goToPage(page),
      correctPage: (page: number) => latest.current.correctPage(page),
      clear: () => latest.current.clear?.(),
    }),
    [latest],
  );
  return useMemo(
    () => ({ ...actions, value: state.value, clear: state.clear && actions.clear }),
    [actions, state],
  );
}
