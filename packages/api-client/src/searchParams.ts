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
  // The thirtieth of February would silently become a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}

/** The period an address asks for. A day that does not exist, or an end before its beginning, is left out. */
export function periodIn(search: URLSearchParams): Period {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return { from, to: from && to && to < from ? undefined : to };
}

/** The page an address asks for; the first where it asks for none that could be. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(/^[1-9]\d{0,6}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return page <= longestPage ? page : 1;
}

/** The currency an address asks for, if it can be the code of one. */
export function currencyIn(search: URLSearchParams): string | undefined {
  return /^[A-Z][A-Z0-9]{1,9}$/.exec(search.get('currency') ?? '')?.[0];
}

/** The one of these values that an address asks for. */
export function choiceIn<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = search.get(name);
  return choices.find((choice) => choice === asked);
}

/** Filters as an address holds them: what is not chosen, and the first page, are not mentioned. */
export function formatSearch(
  filters: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const isMentioned = value !== undefined && value !== '' && !(name === 'page' && value === 1);
    if (isMentioned) search.set(name, String(value));
  }
  return search;
}
