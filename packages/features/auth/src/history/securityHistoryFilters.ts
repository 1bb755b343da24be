import { defineFilters, readPage } from '@meridian/lists/filters';

/** The page of the security history, which the app stores in the URL. */
export const securityHistoryFilters = defineFilters((search) => ({ page: readPage(search) }));

export type SecurityHistoryFilters = ReturnType<typeof securityHistoryFilters.parse>;
