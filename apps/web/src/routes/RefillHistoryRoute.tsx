import { RefillHistoryPage, refillFilters } from '@meridian/feature-refill';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return (
    <RefillHistoryPage
      filters={useListFilters(refillFilters)}
      details={useDetails('refillHistory')}
      address={useDetails('refill', 'address')}
      hrefs={usePaths()}
    />
  );
}
