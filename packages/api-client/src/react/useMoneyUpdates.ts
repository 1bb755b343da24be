import { isZero } from '@meridian/money';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { Schema } from '../contractTypes.ts';
import { moneyQueries, onChange } from './moneyMoved.ts';
import { useBalance, useLatestRefills } from './queries.ts';
import { useApiQuery } from './useApiQuery.ts';
import { quietMoneyInterval, useMoneyPolling } from './useMoneyPolling.ts';
import { useRevalidate } from './useRevalidate.ts';

const one = (status: Schema<'DepositStatus'>) => ({ params: { query: { status, limit: 1 } } });

/**
 * Keeps the money queries up to date: no page shows a balance older than ten seconds while something is pending, or than a
 * minute otherwise, unless the tab is hidden. Mount it once around the signed-in pages. The balance shows pending withdrawals, the
 * latest twenty refills show pending ones. Deposits are requested only if the balance has any.
 */
export function useMoneyUpdates(): void {
  const revalidate = useRevalidate();
  const { cache } = useSWRConfig();
  useEffect(() => onChange(cache, revalidate), [cache, revalidate]);

  const balances = Object.values(useBalance().data?.currencies ?? {});
  const isInWithdrawal = balances.some(({ inWithdrawal }) => !isZero(inWithdrawal.amount));
  const isOnDeposit = balances.some(({ onDeposit }) => !isZero(onDeposit.amount));
  const refills = useLatestRefills().data?.items ?? [];
  const waiting = useApiQuery(isOnDeposit ? '/funds/deposits' : null, one('waiting')).data?.total ?? 0;
  const ending =
    useApiQuery(isOnDeposit ? '/funds/deposits' : null, one('awaiting_completion')).data?.total ?? 0;
  const isPending =
    isInWithdrawal || refills.some(({ status }) => status === 'waiting') || waiting > 0 || ending > 0;
  useMoneyPolling(isPending);
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate(moneyQueries, 'idle');
    }, quietMoneyInterval);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
