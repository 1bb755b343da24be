import { RefillPage, formatRefillFilters, messages, parseRefillFilters } from '@meridian/feature-refill';
import { wordsLoader } from '../language/wordsLoader.ts';
import { PageTitle } from './PageTitle.tsx';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

const form = { parse: parseRefillFilters, format: formatRefillFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return (
    <>
      <PageTitle page="refill" />
      <RefillPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />
    </>
  );
}
