const listeners = new Set<() => void>();

/** Some call was answered 503. */
export function reportUnavailable(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever a call was answered 503; answers how to stop. */
export function subscribeToUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
