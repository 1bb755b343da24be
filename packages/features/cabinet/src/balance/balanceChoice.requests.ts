import { useApiMutation } from '@meridian/api-client/react';

/** `POST /user/balance`: chooses which figure and which currency the user sees first (section 3). */
export const useChooseBalance = () =>
  useApiMutation('post', '/user/balance', {
    revalidates: ['/user/balance', '/user/balance/history', '/user/statistics'],
  });
