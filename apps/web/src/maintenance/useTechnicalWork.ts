import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';
import { useEffect } from 'react';
import { subscribeToUnavailable } from './unavailable.ts';

/**
 * Whether scheduled technical works are on. Any answer of 503 makes the app ask; while they are on, it asks again as
 * often as the server says.
 */
export function useTechnicalWork() {
  const work = useApiQuery('/settings/technical_work', {
    refreshInterval: (latest: Schema<'TechnicalWork'> | undefined) =>
      latest?.active ? latest.retrySeconds * 1000 : 0,
  });
  const { mutate } = work;
  useEffect(() => subscribeToUnavailable(() => void mutate()), [mutate]);
  return work;
}
