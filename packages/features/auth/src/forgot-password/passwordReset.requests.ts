import { useApiMutation } from '@meridian/api-client/react';

/** `POST /auth/reset-password`: asks for a code that resets the password (section 7). */
export const useRequestResetCode = () => useApiMutation('post', '/auth/reset-password');

/** `POST /auth/reset-password/validate`: checks the code of a password reset. */
export const useCheckResetCode = () => useApiMutation('post', '/auth/reset-password/validate');

/** `POST /auth/set-password`: sets a new password, with the token of a checked code. */
export const useSetPassword = (token: string) => useApiMutation('post', '/auth/set-password', { token });
