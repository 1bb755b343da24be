import { WithdrawalPage, withdrawalFilters } from '@meridian/feature-withdraw';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return <WithdrawalPage filters={useListFilters(withdrawalFilters)} hrefs={usePaths()} />;
}
