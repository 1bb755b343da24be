import {
  WithdrawalPage,
  formatWithdrawalFilters,
  messages,
  parseWithdrawalFilters,
} from '@meridian/feature-withdraw';
import { useWords } from '../language/useWords.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

const form = { parse: parseWithdrawalFilters, format: formatWithdrawalFilters };

export function Component() {
  useWords(messages);
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <WithdrawalPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
