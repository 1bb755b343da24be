import { RefillPage, refillFilters } from '@meridian/feature-refill';
import { WithdrawalNeeds } from '@meridian/feature-withdraw';
import { Stack } from '@meridian/ui';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return (
    <Stack gap={8} inOrder>
      <RefillPage
        filters={useListFilters(refillFilters)}
        details={useDetails('refill')}
        address={useDetails('refill', 'address')}
        hrefs={usePaths()}
      />
      <WithdrawalNeeds />
    </Stack>
  );
}
