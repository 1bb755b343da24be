const listeners = new Set<() => void>();

/** The server answered 503 to a call. The check for technical works never triggers itself. */
export function reportUnavailable(path: string): void {
  if (path === '/settings/technical_work') return;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each 503. Returns a function that unsubscribes. */
export function subscribeToUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
