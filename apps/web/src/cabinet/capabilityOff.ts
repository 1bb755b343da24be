const listeners = new Set<() => void>();

/** The server refused a call because its part of the product is switched off. */
export function reportCapabilityOff(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each such answer. Returns a function that unsubscribes. */
export function subscribeToCapabilityOff(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
