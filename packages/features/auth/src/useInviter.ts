import { useApiQuery } from '@meridian/api-client/react';

/** The inviter that a link names; nothing is asked where the link names nobody. */
export function useInviter(id: string | undefined) {
  return useApiQuery(id === undefined ? null : '/user/referral/{id}', { params: { path: { id: id ?? '' } } });
}
