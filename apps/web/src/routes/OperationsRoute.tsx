import { OperationsPage, operationsFilters } from '@meridian/feature-operations';
import { useExpectedCapabilities } from '../cabinet/useCapabilities.ts';
import { usePaths } from './paths.ts';
import { useListFilters } from './useListFilters.ts';

export function Component() {
  const paths = usePaths();
  return (
    <OperationsPage
      filters={useListFilters(operationsFilters)}
      hasDocuments={useExpectedCapabilities().documents}
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
