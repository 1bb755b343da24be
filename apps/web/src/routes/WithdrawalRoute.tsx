import {
  WithdrawalPage,
  formatWithdrawalFilters,
  messages,
  parseWithdrawalFilters,
} from '@meridian/feature-withdraw';
import { wordsLoader } from '../language/wordsLoader.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

const form = { parse: parseWithdrawalFilters, format: formatWithdrawalFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <WithdrawalPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
