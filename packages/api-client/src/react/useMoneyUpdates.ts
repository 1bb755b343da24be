import { isZero } from '@meridian/money';
import { useEffect } from 'react';
import type { Schema } from '../contractTypes.ts';
import { onMoneyMoved, moneyQueries } from './moneyMoved.ts';
import { useBalance } from './queries.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useMoneyPolling } from './useMoneyPolling.ts';
import { useRevalidate } from './useRevalidate.ts';

const latest = { params: { query: { limit: 20 } } };
const one = (status: Schema<'DepositStatus'>) => ({ params: { query: { status, limit: 1 } } });

/**
 * Keeps the money queries up to date. Mount it once around the signed-in pages. The balance shows pending withdrawals, the
 * latest twenty refills show pending ones. Deposits are requested only if the balance has any.
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
