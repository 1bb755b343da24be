import { useApiMutation } from '@meridian/api-client/react';

/** Begins a session with a login and a password. */
export function useLogIn() {
  return useApiMutation('post', '/auth/login');
}
