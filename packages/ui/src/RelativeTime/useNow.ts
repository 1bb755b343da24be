import { useSyncExternalStore } from 'react';

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

const readClock = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** The current time, rounded to 15 seconds, in milliseconds. Undefined on a server, whose clock differs. */
export const useNow = () => useSyncExternalStore<number | undefined>(subscribe, readClock, () => undefined);
