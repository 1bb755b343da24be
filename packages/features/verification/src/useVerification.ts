import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two polls while the documents are being checked. */
const DECISION_INTERVAL = 60_000;

const isVerification = (data: Schema<'UserData'> | undefined) =>
  data?.type === 'verification' ? data : undefined;

/** The verification of the account. While it is in process, it is polled in a visible tab. */
export function useVerification() {
  const query = useApiQuery('/user-data/byType/{type}', {
    params: { path: { type: 'verification' } },
    // The notification of a decision links here, and may be opened right after the last call.
    dedupingInterval: 0,
    refreshInterval: (data: Schema<'UserData'> | undefined) =>
      isVerification(data)?.status === 'in_process' ? DECISION_INTERVAL : 0,
  });
  return { ...query, data: isVerification(query.data) };
}
