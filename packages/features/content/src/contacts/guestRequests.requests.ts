import { useApiMutation } from '@meridian/api-client/react';

/** `POST /support/guest-requests`: writes to the support without an account. */
export const useCreateGuestRequest = () => useApiMutation('post', '/support/guest-requests');
