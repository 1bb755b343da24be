import { useApiMutation } from '@meridian/api-client/react';

/** Makes an account and begins its session. A code goes to its phone at once. */
export function useRegisterUser() {
  return useApiMutation('post', '/auth/register/{login}');
}
