import type { Schema } from '@meridian/api-client';
import type { DetailsState, FilterState } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { DepositList } from './DepositList.tsx';
import type { DepositsFilters } from './depositsFilters.ts';
import { DepositsLead } from './DepositsLead.tsx';

const CloseDepositDialog = lazy(() => import('../close/CloseDepositDialog.tsx'));
const DepositDrawer = lazy(() => import('../details/DepositDrawer.tsx'));

export interface DepositsPageProps {
  filters: FilterState<DepositsFilters>;
  /** The deposit whose details are open over the list. */
  details: DetailsState<Schema<'Deposit'>>;
  hrefs: { invest: string };
}

/** The person's deposits with their totals, details and early closing. After a closing, the details are its receipt. */
export function DepositsPage({ filters, details, hrefs }: DepositsPageProps) {
  const [closing, setClosing] = useState<Schema<'Deposit'> | null>(null);
  const [closed, setClosed] = useState<Schema<'Deposit'> | null>(null);

  function finish(deposit: Schema<'Deposit'>) {
    setClosed(deposit);
    setClosing(null);
    if (details.id !== deposit.id) details.open(deposit);
  }

  return (
    <Stack gap={6}>
      <DepositsLead hrefs={hrefs} />
      <DepositList filters={filters} onShow={details.open} onCloseEarly={setClosing} hrefs={hrefs} />
      <Suspense>
        {details.id !== undefined && !closing && (
          <DepositDrawer
            id={details.id}
            row={details.row}
            closed={closed?.id === details.id ? closed : null}
            onCloseEarly={setClosing}
            onHide={details.close}
          />
        )}
        {closing && (
          <CloseDepositDialog deposit={closing} onClosed={finish} onCancel={() => setClosing(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
