import { useApiMutation } from '@meridian/api-client/react';

/** `POST /auth/remind-login`: sends the login to the contact of the account. */
export const useRemindLogin = () => useApiMutation('post', '/auth/remind-login');
