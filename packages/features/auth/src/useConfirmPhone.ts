import { useApiMutation } from '@meridian/api-client/react';

/** Hands in the code that was sent to the phone; the answer is a session that replaces the present one. */
export function useConfirmPhone() {
  return useApiMutation('post', '/auth/phone/confirm');
}
