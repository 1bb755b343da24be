import { InvestPage } from '@meridian/feature-deposit';
import { WithdrawalNeeds } from '@meridian/feature-withdraw';
import { Stack } from '@meridian/ui';
import { useSearchParams } from 'react-router';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const [search, setSearch] = useSearchParams();
  return (
    <Stack gap={8} inOrder>
      <InvestPage
        hrefs={paths}
        planId={search.get('plan') ?? undefined}
        onPlanChange={(plan) => setSearch({ plan }, { replace: true, preventScrollReset: true })}
      />
      <WithdrawalNeeds />
    </Stack>
  );
}
