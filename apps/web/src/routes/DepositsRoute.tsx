import { DepositsPage, depositsFilters } from '@meridian/feature-deposit';
import { CountSeal } from '@meridian/feature-liabilities';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';
import { useDetails } from './useDetails.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const paths = usePaths();
  const { user } = useSession();
  return (
    <DepositsPage
      filters={useListFilters(depositsFilters)}
      details={useDetails('deposits')}
      hrefs={paths}
      seal={user && <CountSeal user={user} hrefs={paths} />}
    />
  );
}
