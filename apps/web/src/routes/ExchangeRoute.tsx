import { ExchangePage } from '@meridian/feature-exchange';
import { LockedNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const isLocked = Boolean(useSession().user?.lockDate);
  return <ExchangePage refusal={isLocked && <LockedNotice />} hrefs={usePaths()} />;
}
