import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { moneyQueries } from './moneyMoved.ts';
import { useRevalidate } from './useRevalidate.ts';

/** Milliseconds between two polls while something is pending. */
export const moneyInterval = 10_000;

/** Milliseconds between two polls otherwise: accruals and rewards come without a request of this user. */
export const quietMoneyInterval = 60_000;

interface Poll {
  users: number;
  readonly timer: ReturnType<typeof setInterval>;
}

/** One timer per cache, shared by all components that poll. */
const polls = new WeakMap<object, Poll>();

function join(cache: object, tick: () => void): () => void {
  const poll = polls.get(cache) ?? { users: 0, timer: setInterval(tick, moneyInterval) };
  polls.set(cache, poll);
  poll.users += 1;
  return () => {
    poll.users -= 1;
    if (poll.users > 0) return;
    clearInterval(poll.timer);
    polls.delete(cache);
  };
}

/**
 * While something is pending, revalidates the mounted money queries every ten seconds, except in a hidden tab. Revalidates
 * them once more at the end, because the responses of one round may be from before and after the change.
 */
export function useMoneyPolling(isPending: boolean): void {
  const revalidate = useRevalidate();
  const { cache } = useSWRConfig();
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending) revalidate(moneyQueries);
    wasPending.current = isPending;
    if (!isPending) return undefined;
    return join(cache, () => {
      // Only idle queries: revalidating a pending one would discard its response.
      if (document.visibilityState === 'visible') revalidate(moneyQueries, 'idle');
    });
  }, [cache, isPending, revalidate]);
}
