import type { Schema } from '@meridian/api-client';
import type { DetailsState, FilterState } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import { NewWithdrawal } from './new/NewWithdrawal.tsx';
import type { WithdrawalFilters } from './list/withdrawalFilters.ts';
import { WithdrawalHistory } from './list/WithdrawalHistory.tsx';
import type { WithdrawalDialogs } from './withdrawalDialogs.ts';

const WithdrawalDrawer = lazy(() => import('./details/WithdrawalDrawer.tsx'));

export interface WithdrawalPageProps {
  /** Of the history. */
  filters: FilterState<WithdrawalFilters>;
  /** The withdrawal whose details are open over the history. */
  details: DetailsState<Schema<'Withdrawal'>>;
  /** Keep this stable: otherwise an open dialog is mounted again. */
  dialogs: WithdrawalDialogs;
  hrefs: { refill: string; invest: string; operations: string; confirmPhone?: string };
}

/** Creates withdrawals and lists them. */
export function WithdrawalPage({ filters, details, dialogs, hrefs }: WithdrawalPageProps) {
  return (
    <Stack gap={8} inOrder>
      <NewWithdrawal dialogs={dialogs} hrefs={hrefs} />
      <WithdrawalHistory filters={filters} onShow={details.open} />
      <Suspense>
        {details.id !== undefined && (
          <WithdrawalDrawer id={details.id} row={details.row} onHide={details.close} />
        )}
      </Suspense>
    </Stack>
  );
}
