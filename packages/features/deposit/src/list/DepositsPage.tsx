import type { Schema } from '@meridian/api-client';
import type { FilterState, ListFilters } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { ClosedNotice } from '../close/ClosedNotice.tsx';
import { DepositList } from './DepositList.tsx';
import { DepositsLead } from './DepositsLead.tsx';

const CloseDepositDialog = lazy(() => import('../close/CloseDepositDialog.tsx'));
const DepositDrawer = lazy(() => import('../details/DepositDrawer.tsx'));

export interface DepositsPageProps {
  filters: FilterState<ListFilters>;
  hrefs: { invest: string };
}

interface Shown {
  readonly deposit: Schema<'Deposit'>;
  readonly as: 'details' | 'closing';
}

/** The person's deposits with their totals, details and early closing. */
export function DepositsPage({ filters, hrefs }: DepositsPageProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [closed, setClosed] = useState<Schema<'Deposit'> | null>(null);
  const hide = () => setShown(null);

  function finish(deposit: Schema<'Deposit'>) {
    setClosed(deposit);
    hide();
  }

  return (
    <Stack gap={6}>
      {closed && <ClosedNotice deposit={closed} />}
      <DepositsLead hrefs={hrefs} />
      <DepositList
        filters={filters}
        onShow={(deposit) => setShown({ deposit, as: 'details' })}
        hrefs={hrefs}
      />
      <Suspense>
        {shown?.as === 'details' && (
          <DepositDrawer
            deposit={shown.deposit}
            onDepositChange={(deposit) => setShown({ deposit, as: 'details' })}
            onCloseEarly={() => setShown({ ...shown, as: 'closing' })}
            onHide={hide}
          />
        )}
        {shown?.as === 'closing' && (
          <CloseDepositDialog deposit={shown.deposit} onClosed={finish} onCancel={hide} />
        )}
      </Suspense>
    </Stack>
  );
}
