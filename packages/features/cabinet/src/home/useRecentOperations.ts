import { useApiQuery } from '@meridian/api-client/react';

export const RECENT_OPERATIONS = 8;

/** The last operations, newest first. */
export function useRecentOperations() {
  return useApiQuery('/user/operations/', { params: { query: { limit: RECENT_OPERATIONS } } });
}
