import { InvestPage } from '@meridian/feature-deposit';
import { WithdrawalNeeds } from '@meridian/feature-withdraw';
import { Stack } from '@meridian/ui';
import { useSearchParams } from 'react-router';
import { ClosingNotice } from '../cabinet/ClosingNotice.tsx';
import { useSession } from '../session/useSession.ts';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const closingDate = useSession().user?.closingDate;
  const [search, setSearch] = useSearchParams();
  return (
    <Stack gap={8} inOrder>
      {closingDate ? (
        <ClosingNotice closingDate={closingDate} />
      ) : (
        <InvestPage
          hrefs={paths}
          planId={search.get('plan') ?? undefined}
          onPlanChange={(plan) => setSearch({ plan }, { replace: true, preventScrollReset: true })}
        />
      )}
      <WithdrawalNeeds />
    </Stack>
  );
}
