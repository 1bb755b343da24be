import { CasesPage, casesFilters } from '@meridian/feature-cases';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return <CasesPage filters={useListFilters(casesFilters)} hrefs={usePaths()} />;
}
