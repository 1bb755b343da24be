import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Revalidates every mounted query, such as those that failed while the session had ended. */
export function useRevalidateAll(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true), [mutate]);
}
