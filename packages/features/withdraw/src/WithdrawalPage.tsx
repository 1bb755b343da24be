import type { Schema } from '@meridian/api-client';
import { Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import type { WithdrawalFilters } from './withdrawalFilters.ts';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';

const WithdrawalDrawer = lazy(() => import('./WithdrawalDrawer.tsx'));

export interface WithdrawalPageProps {
  /** What the history is narrowed to. */
  filters: WithdrawalFilters;
  /** `replace` where the address names a page beyond the last. */
  onFiltersChange: (filters: WithdrawalFilters, options?: { replace: boolean }) => void;
  hrefs: { refill: string; invest: string; operations: string; confirmPhone: string };
}

/** Takes money out to one of the person's wallets, and follows every withdrawal to its end. */
export function WithdrawalPage({ filters, onFiltersChange, hrefs }: WithdrawalPageProps) {
  const [shown, setShown] = useState<Schema<'Withdrawal'> | null>(null);
  return (
    <Stack gap={8}>
      <NewWithdrawal hrefs={hrefs} />
      <WithdrawalHistory filters={filters} onFiltersChange={onFiltersChange} onShow={setShown} />
      <Suspense>{shown && <WithdrawalDrawer withdrawal={shown} onHide={() => setShown(null)} />}</Suspense>
    </Stack>
  );
}
