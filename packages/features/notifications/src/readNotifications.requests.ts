import { useApiMutation } from '@meridian/api-client/react';

/** `POST /notification/read`: marks notifications as read: the given ones, or all of them for null. */
export function useReadNotifications() {
  const { trigger, ...mutation } = useApiMutation('post', '/notification/read', {
    revalidates: ['/notification'],
  });
  return { ...mutation, read: (ids: string[] | null) => trigger({ body: { ids } }) };
}
