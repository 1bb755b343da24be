import type { Schema } from '@meridian/api-client';
import { choiceIn, defineFilters, pageIn } from '@meridian/lists';

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
  kind: choiceIn(search, 'kind', notificationKinds),
  page: pageIn(search),
}));

export type NotificationsFilters = ReturnType<typeof notificationsFilters.parse>;
