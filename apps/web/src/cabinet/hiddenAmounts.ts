import { useSyncExternalStore } from 'react';
import { AMOUNTS_KEY } from '../storageKeys.ts';

const listeners = new Set<() => void>();
/** Keeps the choice while the storage of the browser is blocked. */
let chosen: boolean | undefined;

function areHidden(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return window.localStorage.getItem(AMOUNTS_KEY) === 'hidden';
  } catch {
    return false;
  }
}

const announce = () => {
  for (const listener of listeners) listener();
};

/** Hides or shows amounts at once, and on the next visits with this browser. */
export function hideAmounts(isHidden: boolean): void {
  try {
    if (isHidden) window.localStorage.setItem(AMOUNTS_KEY, 'hidden');
    else window.localStorage.removeItem(AMOUNTS_KEY);
  } catch {
    chosen = isHidden;
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has chosen.
  const hear = ({ key }: StorageEvent) => key === AMOUNTS_KEY && listener();
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** Whether the user of this browser has hidden the amounts. */
export const useAreAmountsHidden = (): boolean => useSyncExternalStore(subscribe, areHidden, areHidden);
