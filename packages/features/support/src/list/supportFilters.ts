import { defineFilters, readPage } from '@meridian/lists/filters';

/** The page of the list, which the app stores in the URL. */
export const supportFilters = defineFilters((search) => ({ page: readPage(search) }));

export type SupportFilters = ReturnType<typeof supportFilters.parse>;
