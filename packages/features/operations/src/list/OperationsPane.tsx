import type { Schema } from '@meridian/api-client';
import type { FilterState } from '@meridian/lists';
import { Row } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthSwitcher } from './MonthSwitcher.tsx';
import { OperationKinds } from './OperationKinds.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { AccrualTotals } from './OperationTotals.tsx';
import { SpanBars, SpanTable } from './SpanBars.tsx';
import { operationListMessages } from './messages.ts';

interface PaneProps {
  filters: FilterState<OperationsFilters>;
  /** Undefined while loading. */
  data: Schema<'OperationPage'> | undefined;
}

/** The month, its sums and its weeks. */
export const PaneSummary = ({ filters, data, totals }: PaneProps & { totals: ReactNode }) => (
  <>
    <MonthSwitcher filters={filters} count={data?.total} />
    {totals}
    {data?.breakdown && data.breakdown.spans.length > 0 && <SpanBars breakdown={data.breakdown} />}
  </>
);

/** What happened, the figures behind the sums, and what to take away. */
export function PaneFoot({ filters, data, actions }: PaneProps & { actions: ReactNode }) {
  const { t } = useTranslation(operationListMessages);
  if (!data?.breakdown) return actions;
  const { breakdown, totals, total } = data;
  return (
    <>
      {breakdown.kinds.length > 0 && <OperationKinds filters={filters} kinds={breakdown.kinds} />}
      <AccrualTotals totals={totals} count={total}>
        {breakdown.spans.length > 0 && (
          <Row
            title={t(`spans.table.${breakdown.unit}`)}
            rows={
              <li>
                <SpanTable breakdown={breakdown} />
              </li>
            }
          />
        )}
      </AccrualTotals>
      {actions}
    </>
  );
}
