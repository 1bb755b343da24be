import { RefillPage, formatRefillFilters, parseRefillFilters } from '@meridian/feature-refill';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './paths.ts';

const form = { parse: parseRefillFilters, format: formatRefillFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <RefillPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
