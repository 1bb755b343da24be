import {
  OperationsPage,
  formatOperationsFilters,
  messages,
  parseOperationsFilters,
} from '@meridian/feature-operations';
import { useWords } from '../language/useWords.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

const form = { parse: parseOperationsFilters, format: formatOperationsFilters };

export function Component() {
  useWords(messages);
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <OperationsPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
