import { RefillPage, refillFilters } from '@meridian/feature-refill';
import { WithdrawalNeeds } from '@meridian/feature-withdraw';
import { Stack } from '@meridian/ui';
import { ClosingNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const closingDate = useSession().user?.closingDate;
  return (
    <Stack gap={8} inOrder>
      <RefillPage
        view="new"
        refusal={closingDate && <ClosingNotice closingDate={closingDate} />}
        filters={useListFilters(refillFilters)}
        details={useDetails('refill')}
        address={useDetails('refill', 'address')}
        hrefs={usePaths()}
      />
      <WithdrawalNeeds />
    </Stack>
  );
}
