import { InvestPage, messages } from '@meridian/feature-deposit';
import { useSearchParams } from 'react-router';
import { wordsLoader } from '../language/wordsLoader.ts';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

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
