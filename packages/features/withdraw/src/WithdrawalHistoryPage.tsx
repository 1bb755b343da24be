import type { FilterState } from '@meridian/lists';
import type { WithdrawalFilters } from './list/withdrawalFilters.ts';
import { WithdrawalHistory } from './list/WithdrawalHistory.tsx';
import { WithdrawalFrame, type WithdrawalFrameProps } from './WithdrawalFrame.tsx';

export interface WithdrawalHistoryPageProps extends WithdrawalFrameProps {
  filters: FilterState<WithdrawalFilters>;
}

/** Lists the withdrawals so far, at its own address. Its first tab leads to `WithdrawalPage`. */
export function WithdrawalHistoryPage({ filters, ...frame }: WithdrawalHistoryPageProps) {
  return (
    <WithdrawalFrame tab="history" {...frame}>
      <WithdrawalHistory filters={filters} onShow={frame.details.open} />
    </WithdrawalFrame>
  );
}
