import { useApiMutation } from '@meridian/api-client/react';

/** `PATCH /user/settings/security`: chooses how security codes are received. */
export const useUpdateSecuritySettings = () =>
  useApiMutation('patch', '/user/settings/security', { revalidates: ['/user/settings/security'] });
