import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { moneyQueries } from './moneyQueries.ts';
import { useRevalidate } from './useRevalidate.ts';

/** Milliseconds between two reads of the money queries while money is on its way. Two tabs agree within this time. */
export const moneyInterval = 10_000;

interface Poll {
  users: number;
  readonly timer: ReturnType<typeof setInterval>;
}

/** One timer per cache, however many components wait for something. */
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
 * While something is pending, reads every mounted money query again every ten seconds, except in a hidden tab. When it is
 * settled, reads them once more, because the answers of one round may be from before and after the change.
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
      // A slow answer is waited for: revalidating its query would discard it every time.
      if (document.visibilityState === 'visible') revalidate(moneyQueries, 'idle');
    });
  }, [cache, isPending, revalidate]);
}
