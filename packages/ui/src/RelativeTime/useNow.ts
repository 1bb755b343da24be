import { useContext, useSyncExternalStore } from 'react';
import { NowContext } from '../UiProvider/NowContext.ts';

const STEP_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all relative times of a page, so that they update together. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time, rounded to 15 seconds, in milliseconds. Undefined on a server, whose clock differs. */
export function useNow(): number | undefined {
  const now = useContext(NowContext);
  return useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(now() / STEP_MS) * STEP_MS,
    () => undefined,
  );
}
