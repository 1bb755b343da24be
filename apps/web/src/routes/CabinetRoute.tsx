import { CabinetPage } from '@meridian/feature-cabinet';
import { CountSeal } from '@meridian/feature-liabilities';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const { user } = useSession();
  if (!user) return null;
  return (
    <CabinetPage
      user={user}
      hrefs={{ ...paths, wallets: paths.walletSettings, subscription: paths.subscriptionSettings }}
      seal={<CountSeal user={user} hrefs={paths} />}
    />
  );
}
