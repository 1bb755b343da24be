import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /user/settings/notifications`: what the user wants to be notified about. */
export const useNotificationSettings = () => useApiQuery('/user/settings/notifications');

/** `PATCH /user/settings/notifications`: chooses what to be notified about. */
export const useUpdateNotificationSettings = () =>
  useApiMutation('patch', '/user/settings/notifications', { revalidates: ['/user/settings/notifications'] });
