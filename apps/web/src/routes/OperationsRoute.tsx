import { OperationsPage, operationsFilters } from '@meridian/feature-operations';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const paths = usePaths();
  return (
    <OperationsPage
      filters={useListFilters(operationsFilters)}
      hrefs={{
        refill: paths.refill,
        statement: paths.statement,
        refillDetails: (id) => `${paths.refill}/${id}`,
        depositDetails: (id) => `${paths.deposits}/${id}`,
        withdrawalDetails: (id) => `${paths.withdrawal}/${id}`,
      }}
    />
  );
}
