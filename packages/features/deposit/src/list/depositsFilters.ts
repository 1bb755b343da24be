import { defineFilters, pageIn } from '@meridian/lists';

export const depositsFilters = defineFilters((search) => ({ page: pageIn(search) }));
