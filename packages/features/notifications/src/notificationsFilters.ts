import type { Schema } from '@meridian/api-client';
import { readChoice, defineFilters, readPage } from '@meridian/lists/filters';

/** In the order in which they are offered. */
export const notificationKinds = [
  'money',
  'account',
  'partners',
  'cases',
  'news',
] as const satisfies readonly Schema<'NotificationKind'>[];

/** The kind and the page of the list, which the app stores in the URL. */
export const notificationsFilters = defineFilters((search) => ({
  kind: readChoice(search, 'kind', notificationKinds),
  page: readPage(search),
}));

export type NotificationsFilters = ReturnType<typeof notificationsFilters.parse>;
