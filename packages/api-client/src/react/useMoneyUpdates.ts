import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useBalance } from './balance.requests.ts';
import { moneyQueries, onChange } from './moneyMoved.ts';
import { quietMoneyInterval, useMoneyPolling } from './useMoneyPolling.ts';
import { useRevalidate } from './useRevalidate.ts';

/**
 * Keeps the money queries up to date: no page shows a balance older than ten seconds while something is pending, or than a
 * minute otherwise, unless the tab is hidden. Mount it once around the signed-in pages.
 */
export function useMoneyUpdates(): void {
  const revalidate = useRevalidate();
  const { cache } = useSWRConfig();
  useEffect(() => onChange(cache, revalidate), [cache, revalidate]);

  const isPending = useBalance().data?.pending ?? false;
  useMoneyPolling(isPending);
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate(moneyQueries, 'idle');
    }, quietMoneyInterval);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
