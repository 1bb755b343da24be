import { WithdrawalPage, withdrawalFilters } from '@meridian/feature-withdraw';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';
import { dialogs } from './withdrawalDialogs.tsx';

export function Component() {
  return (
    <WithdrawalPage
      view="new"
      filters={useListFilters(withdrawalFilters)}
      details={useDetails('withdrawal')}
      dialogs={dialogs}
      hrefs={usePaths()}
    />
  );
}
