import { useApiMutation } from '@meridian/api-client/react';

/** `POST /auth/passkey/options`: begins to sign in with a passkey. */
export const useBeginPasskeySignIn = () => useApiMutation('post', '/auth/passkey/options');

/** `POST /auth/passkey`: signs in with a passkey. */
export const useSignInWithPasskey = () => useApiMutation('post', '/auth/passkey');
