import { useApiMutation } from '@meridian/api-client/react';

/** `PATCH /user/password`: changes the password. */
export const useChangePassword = () => useApiMutation('patch', '/user/password');
