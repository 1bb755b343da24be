import { useApiUpload, useUserData } from '@meridian/api-client/react';

/** Milliseconds between two polls while the documents are being checked. */
const DECISION_INTERVAL = 60_000;

/** The verification of the account. While it is in process, it is polled in a visible tab. */
export const useVerification = () =>
  useUserData('verification', {
    // The notification of a decision links here, and may be opened right after the last call.
    dedupingInterval: 0,
    intervalFor: (data) => (data?.status === 'in_process' ? DECISION_INTERVAL : 0),
  });

/** `PATCH /user-data/verification`: uploads the form with its documents (section 9). */
export const useUploadVerification = () =>
  useApiUpload('patch', '/user-data/verification', { revalidates: ['/user-data/byType/{type}'] });
