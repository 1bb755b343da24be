import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two looks at a refill that is on its way. */
const LOOK_AGAIN = 10_000;

/** One refill, looked at again and again until it is decided. */
export function useRefill(id: string) {
  return useApiQuery('/funds/refills/{id}', {
    params: { path: { id } },
    refreshInterval: (refill?: Schema<'Refill'>) => (isDecided(refill) ? 0 : LOOK_AGAIN),
  });
}

const isDecided = (refill?: Schema<'Refill'>) => refill !== undefined && refill.status !== 'waiting';
