import { ExchangePage } from '@meridian/feature-exchange';
import { LockedNotice } from '../cabinet/RefusedForm.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const isLocked = Boolean(useSession().user?.lockDate);
  return <ExchangePage view="new" refusal={isLocked && <LockedNotice />} hrefs={paths} />;
}
