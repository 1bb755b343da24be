import { useApiMutation } from '@meridian/api-client/react';

/** `POST /auth/second-factor`: signs in with a code of the authenticator app, or a recovery code. */
export const useSignInWithSecondFactor = () => useApiMutation('post', '/auth/second-factor');
