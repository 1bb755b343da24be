import {
  OperationsPage,
  formatOperationsFilters,
  parseOperationsFilters,
} from '@meridian/feature-operations';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './paths.ts';

const form = { parse: parseOperationsFilters, format: formatOperationsFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <OperationsPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
