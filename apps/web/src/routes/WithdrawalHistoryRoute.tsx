import { WithdrawalHistoryPage, withdrawalFilters } from '@meridian/feature-withdraw';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return (
    <WithdrawalHistoryPage
      filters={useListFilters(withdrawalFilters)}
      details={useDetails('withdrawalHistory')}
      hrefs={usePaths()}
    />
  );
}
