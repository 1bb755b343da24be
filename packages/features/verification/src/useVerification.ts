import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two looks while the documents are being checked. */
const DECISION_INTERVAL = 60_000;

const isVerification = (data: Schema<'UserData'> | undefined) =>
  data?.type === 'verification' ? data : undefined;

/** Where the verification stands. While it is in process, it is polled in a visible tab. */
export function useVerification() {
  const query = useApiQuery('/user-data/byType/{type}', {
    params: { path: { type: 'verification' } },
    // The notification of a decision leads here, perhaps right after the last call.
    dedupingInterval: 0,
    refreshInterval: (data: Schema<'UserData'> | undefined) =>
      isVerification(data)?.status === 'in_process' ? DECISION_INTERVAL : 0,
  });
  return { ...query, data: isVerification(query.data) };
}

/** What the photos and the person must be. */
export function useVerificationRules() {
  const query = useApiQuery('/settings/{key}', { params: { path: { key: 'verification' } } });
  return { ...query, data: query.data?.key === 'verification' ? query.data : undefined };
}
