import type { Schema } from '@meridian/api-client';
import type { FilterState } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { NewWithdrawal } from './new/NewWithdrawal.tsx';
import type { WithdrawalFilters } from './list/withdrawalFilters.ts';
import { WithdrawalHistory } from './list/WithdrawalHistory.tsx';

const WithdrawalDrawer = lazy(() => import('./details/WithdrawalDrawer.tsx'));

export interface WithdrawalPageProps {
  /** Of the history. */
  filters: FilterState<WithdrawalFilters>;
  hrefs: { refill: string; invest: string; operations: string; confirmPhone: string };
}

/** Creates withdrawals and lists them. */
export function WithdrawalPage({ filters, hrefs }: WithdrawalPageProps) {
  const [shown, setShown] = useState<Schema<'Withdrawal'> | null>(null);
  return (
    <Stack gap={8}>
      <NewWithdrawal hrefs={hrefs} />
      <WithdrawalHistory filters={filters} onShow={setShown} />
      <Suspense>{shown && <WithdrawalDrawer withdrawal={shown} onHide={() => setShown(null)} />}</Suspense>
    </Stack>
  );
}
