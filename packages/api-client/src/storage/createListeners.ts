export interface Listeners {
  /** Calls every listener. */
  notify: () => void;
  /** Calls `listener` with each `notify`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Who is called when something changes or happens, for `useSyncExternalStore` and effects. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
