import { WithdrawalPage, withdrawalFilters } from '@meridian/feature-withdraw';
import { LockedNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';
import { dialogs } from './withdrawalDialogs.tsx';

export function Component() {
  const isLocked = Boolean(useSession().user?.lockDate);
  return (
    <WithdrawalPage
      view="new"
      refusal={isLocked && <LockedNotice />}
      filters={useListFilters(withdrawalFilters)}
      details={useDetails('withdrawal')}
      dialogs={dialogs}
      hrefs={usePaths()}
    />
  );
}
