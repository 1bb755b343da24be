import { useApiMutation } from '@meridian/api-client/react';

/** Sends another code and voids those before it. */
export function useResendPhoneCode() {
  return useApiMutation('post', '/auth/phone/resend');
}
