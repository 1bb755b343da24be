import { WithdrawalPage, formatWithdrawalFilters, parseWithdrawalFilters } from '@meridian/feature-withdraw';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { usePaths } from './paths.ts';

const form = { parse: parseWithdrawalFilters, format: formatWithdrawalFilters };

export function Component() {
  const paths = usePaths();
  const { filters, onFiltersChange } = useFiltersInAddress(form);
  return <WithdrawalPage filters={filters} hrefs={paths} onFiltersChange={onFiltersChange} />;
}
