import { defineFilters, pageIn } from '@meridian/lists';

/** The page of the list, which the app stores in the URL. */
export const notificationsFilters = defineFilters((search) => ({ page: pageIn(search) }));

export type NotificationsFilters = ReturnType<typeof notificationsFilters.parse>;
