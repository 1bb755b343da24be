import { readChoice, defineFilters, readPage } from '@meridian/lists/filters';

/** The search, the order and the chosen inviter, which the app stores in the URL. */
export const partnersFilters = defineFilters((search) => ({
  // The server rejects control characters, which a pasted address may contain.
  search:
    search
      .get('search')
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 64) || undefined,
  /** Login of the partner whose invitees are listed. */
  inviter: /^[A-Za-z0-9]{1,64}$/.exec(search.get('inviter') ?? '')?.[0],
  sort: readChoice(search, 'sort', ['level', 'personalInvestments', 'profit']),
  sortDir: readChoice(search, 'sortDir', ['asc', 'desc']),
  page: readPage(search),
}));

export type PartnersFilters = ReturnType<typeof partnersFilters.parse>;
