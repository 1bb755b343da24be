/** Days of the contract's `from` and `to`, inclusive. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const longestPage = 1_000_000;

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  // `new Date` turns 30 February into a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}

/** The period in a URL. A day that does not exist, and an end before the start, are ignored. */
export function readPeriod(search: URLSearchParams): Period {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return { from, to: from && to && to < from ? undefined : to };
}

/** The page in a URL; the first page if there is none or it is not a valid number. */
export function readPage(search: URLSearchParams): number {
  const page = Number(/^[1-9]\d{0,6}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return page <= longestPage ? page : 1;
}

/** The currency code in a URL, if it has the shape of one. */
export function readCurrency(search: URLSearchParams): string | undefined {
  return /^[A-Z][A-Z0-9]{1,9}$/.exec(search.get('currency') ?? '')?.[0];
}

/** The value of a URL parameter, if it is one of the choices. */
export function readChoice<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = search.get(name);
  return choices.find((choice) => choice === asked);
}

/** Writes filters to a URL. Filters that are not set, and the first page, are left out. */
export function formatSearch(filters: object): URLSearchParams {
  const entries: [string, unknown][] = Object.entries(filters);
  const search = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === 'string' && value !== '') search.set(name, value);
    if (typeof value === 'number' && !(name === 'page' && value === 1)) search.set(name, String(value));
  }
  return search;
}
