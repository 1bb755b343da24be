import { choiceIn, defineFilters, pageIn } from '@meridian/lists';

const loginsInOrder = /^[A-Za-z0-9]{1,64}(,[A-Za-z0-9]{1,64}){0,9}$/;

/** The search, the order and the chosen line of partners, which the app stores in the URL. */
export const partnersFilters = defineFilters((search) => ({
  // The server rejects control characters, which a pasted address may contain.
  search: search.get('search')?.replace(/\p{Cc}/gu, '').trim().slice(0, 64) || undefined,
  /** Logins from a partner of the first level down to the partner whose invitees are listed. */
  line: loginsInOrder.exec(search.get('line') ?? '')?.[0],
  sort: choiceIn(search, 'sort', ['level', 'personalInvestments', 'profit']),
  sortDir: choiceIn(search, 'sortDir', ['asc', 'desc']),
  page: pageIn(search),
}));

export type PartnersFilters = ReturnType<typeof partnersFilters.parse>;

/** The chosen partners, from the first level down. */
export const lineOf = ({ line }: PartnersFilters): readonly string[] => line?.split(',') ?? [];
