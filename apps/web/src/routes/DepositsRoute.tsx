import { DepositsPage, depositsFilters } from '@meridian/feature-deposit';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return <DepositsPage filters={useListFilters(depositsFilters)} hrefs={usePaths()} />;
}
