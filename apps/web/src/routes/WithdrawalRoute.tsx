import { WithdrawalPage } from '@meridian/feature-withdraw';
import { LockedNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { dialogs } from './withdrawalDialogs.tsx';

export function Component() {
  const isLocked = Boolean(useSession().user?.lockDate);
  return (
    <WithdrawalPage
      refusal={isLocked && <LockedNotice />}
      details={useDetails('withdrawal')}
      dialogs={dialogs}
      hrefs={usePaths()}
    />
  );
}
