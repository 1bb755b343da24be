import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until a time in milliseconds; 0 once it has passed, or without one. It reads the clock, because timers pause in
 * a sleeping tab.
 */
export function useSecondsUntil(end: number | undefined): number {
  const secondsLeft = () => (end === undefined ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  const tick = useCallback(
    (onTick: () => void) => {
      if (end === undefined) return () => {};
      const timer = setInterval(() => {
        onTick();
        if (Date.now() >= end) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(tick, secondsLeft);
}
