import type { Schema } from '@meridian/api-client';
import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** Milliseconds between two polls. SWR polls neither in a hidden tab nor offline. */
export const NOTIFICATIONS_INTERVAL = 30_000;

/** Not from `@meridian/lists`: the bell is in every page and would load the table with it. */
const NOTIFICATIONS_PER_PAGE = 20;

/**
 * `GET /notification`: one page of the notifications, or of those of a kind, newest first. The first page is polled: new
 * notifications appear on it.
 */
export function useNotifications(page: number, kind?: Schema<'NotificationKind'>) {
  return useApiQuery('/notification', {
    params: { query: { page, limit: NOTIFICATIONS_PER_PAGE, ...(kind && { kind }) } },
    keepPreviousData: true,
    refreshInterval: page === 1 ? NOTIFICATIONS_INTERVAL : 0,
  });
}

/** `POST /notification/read`: marks notifications as read: the given ones, or all of them for null. */
export function useReadNotifications() {
  const { trigger, ...mutation } = useApiMutation('post', '/notification/read', {
    revalidates: ['/notification'],
  });
  return { ...mutation, read: (ids: string[] | null) => trigger({ body: { ids } }) };
}
