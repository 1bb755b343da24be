import { useApiMutation } from '@meridian/api-client/react';

/** `POST /auth/login`: signs in with a password. */
export const useSignIn = () => useApiMutation('post', '/auth/login');
