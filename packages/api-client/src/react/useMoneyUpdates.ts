import { isZero } from '@meridian/money';
import { useEffect } from 'react';
import type { Schema } from '../contractTypes.ts';
import { onMoneyMoved } from './moneyChannel.ts';
import { moneyQueries } from './moneyQueries.ts';
import { useBalance } from './queries/useBalance.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useMoneyPolling } from './useMoneyPolling.ts';
import { useRevalidate } from './useRevalidate.ts';

const latest = { params: { query: { limit: 20 } } };
const one = (status: Schema<'DepositStatus'>) => ({ params: { query: { status, limit: 1 } } });

/**
 * Keeps the money on the page up to date; mount it once around the signed-in pages. Withdrawals on their way are known from
 * the balance, refills from the latest twenty. Deposits are only asked for where the balance has any.
 */
export function useMoneyUpdates(): void {
  const revalidate = useRevalidate();
  useEffect(() => onMoneyMoved(() => revalidate(moneyQueries)), [revalidate]);

  const balances = Object.values(useBalance().data?.currencies ?? {});
  const isInWithdrawal = balances.some(({ inWithdrawal }) => !isZero(inWithdrawal.amount));
  const isOnDeposit = balances.some(({ onDeposit }) => !isZero(onDeposit.amount));
  const refills = useApiQuery('/funds/refills', latest).data?.items ?? [];
  const waiting = useApiQuery(isOnDeposit ? '/funds/deposits' : null, one('waiting')).data?.total ?? 0;
  const ending =
    useApiQuery(isOnDeposit ? '/funds/deposits' : null, one('awaiting_completion')).data?.total ?? 0;
  useMoneyPolling(
    isInWithdrawal || refills.some(({ status }) => status === 'waiting') || waiting > 0 || ending > 0,
  );
}
