import { useApiMutation } from '@meridian/api-client/react';

/** `PATCH /user-data`: changes personal data. */
export const useUpdatePersonalData = () =>
  useApiMutation('patch', '/user-data', { revalidates: ['/user-data/byType/{type}'] });
