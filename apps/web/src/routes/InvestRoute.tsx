import { InvestPage } from '@meridian/feature-deposit';
import { useSearchParams } from 'react-router';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  const [search, setSearch] = useSearchParams();
  return (
    <InvestPage
      hrefs={paths}
      planId={search.get('plan') ?? undefined}
      onPlanChange={(plan) => setSearch({ plan }, { replace: true, preventScrollReset: true })}
    />
  );
}
