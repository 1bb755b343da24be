import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

/** Revalidates the mounted queries of these paths: all of them, or only the idle ones. */
export function useRevalidate(): (paths: readonly string[], which?: 'all' | 'idle') => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (paths, which = 'all') => {
      const isIncluded = (key: readonly unknown[]) =>
        paths.some((path) => path === key[0]) &&
        (which === 'all' || !cache.get(unstable_serialize(key))?.isValidating);
      void mutate((key) => Array.isArray(key) && isIncluded(key));
    },
    [cache, mutate],
  );
}

/** Revalidates every mounted query, such as those that failed while the session had ended. */
export function useRevalidateAll(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true), [mutate]);
}
