import { RefillPage, formatRefillFilters, messages, parseRefillFilters } from '@meridian/feature-refill';
import { wordsLoader } from '../language/wordsLoader.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

const form = { parse: parseRefillFilters, format: formatRefillFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <RefillPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
