import { RefillPage } from '@meridian/feature-refill';
import { WithdrawalNeeds } from '@meridian/feature-withdraw';
import { Stack } from '@meridian/ui';
import { ClosingNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';

export function Component() {
  const closingDate = useSession().user?.closingDate;
  return (
    <Stack gap={8} inOrder>
      <RefillPage
        refusal={closingDate && <ClosingNotice closingDate={closingDate} />}
        details={useDetails('refill')}
        address={useDetails('refill', 'address')}
        hrefs={usePaths()}
      />
      <WithdrawalNeeds />
    </Stack>
  );
}
