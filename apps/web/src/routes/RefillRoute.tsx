import { RefillPage, formatRefillFilters, messages, parseRefillFilters } from '@meridian/feature-refill';
import { useWords } from '../language/useWords.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

const form = { parse: parseRefillFilters, format: formatRefillFilters };

export function Component() {
  useWords(messages);
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <RefillPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
