import { DepositsPage, depositsFilters } from '@meridian/feature-deposit';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return (
    <DepositsPage
      filters={useListFilters(depositsFilters)}
      details={useDetails('deposits')}
      hrefs={usePaths()}
    />
  );
}
