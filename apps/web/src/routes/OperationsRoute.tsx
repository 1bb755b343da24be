import {
  OperationsPage,
  formatOperationsFilters,
  messages,
  parseOperationsFilters,
} from '@meridian/feature-operations';
import { wordsLoader } from '../language/wordsLoader.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

const form = { parse: parseOperationsFilters, format: formatOperationsFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <OperationsPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
