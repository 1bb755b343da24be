import type { FilterState } from '@meridian/lists';
import type { RefillFilters } from './list/refillFilters.ts';
import { RefillHistory } from './list/RefillHistory.tsx';
import { RefillFrame, type RefillFrameProps } from './RefillFrame.tsx';

export interface RefillHistoryPageProps extends RefillFrameProps {
  filters: FilterState<RefillFilters>;
}

/** Lists the refills so far, at its own address. Its first tab leads to `RefillPage`. */
export function RefillHistoryPage({ filters, ...frame }: RefillHistoryPageProps) {
  return (
    <RefillFrame tab="history" {...frame}>
      <RefillHistory filters={filters} onShow={frame.details.open} />
    </RefillFrame>
  );
}
