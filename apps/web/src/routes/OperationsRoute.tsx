import { OperationsPage, operationsFilters } from '@meridian/feature-operations';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  return <OperationsPage filters={useListFilters(operationsFilters)} hrefs={usePaths()} />;
}
