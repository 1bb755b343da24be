import { WithdrawalPage } from '@meridian/feature-withdraw';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { dialogs } from './withdrawalDialogs.tsx';

export function Component() {
  return <WithdrawalPage details={useDetails('withdrawal')} dialogs={dialogs} hrefs={usePaths()} />;
}
