import { useSyncExternalStore } from 'react';

/** Wide enough for the list of the sections beside a section. */
const WIDE = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
