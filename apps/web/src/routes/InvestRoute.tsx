import { InvestPage, messages } from '@meridian/feature-deposit';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/useWords.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages);
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
