import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two looks at a withdrawal that is on its way. */
const LOOK_AGAIN = 10_000;

/** One withdrawal, looked at again and again until it is decided. */
export function useWithdrawal(id: string) {
  return useApiQuery('/funds/payments/{id}', {
    params: { path: { id } },
    refreshInterval: (withdrawal?: Schema<'Withdrawal'>) => (isDecided(withdrawal) ? 0 : LOOK_AGAIN),
  });
}

const isDecided = (withdrawal?: Schema<'Withdrawal'>) =>
  withdrawal !== undefined && withdrawal.status !== 'pending' && withdrawal.status !== 'on_inspection';
