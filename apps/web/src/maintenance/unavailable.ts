import { createListeners } from '@meridian/api-client/storage';

const { notify, subscribe } = createListeners();

/** The server responded with 503 to a call. The check for technical works never triggers itself. */
export function reportUnavailable(path: string): void {
  if (path !== '/settings/technical_work') notify();
}

/** Calls `listener` after each 503. Returns a function that unsubscribes. */
export const subscribeToUnavailable = subscribe;
