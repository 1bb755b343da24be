import { RefillPage, refillFilters } from '@meridian/feature-refill';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return <RefillPage filters={useListFilters(refillFilters)} hrefs={usePaths()} />;
}
