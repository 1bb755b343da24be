/** The contract's `from` and `to`, both inclusive. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const longestPage = 1_000_000;

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  // Date turns 30 February into a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}

/** The period in a URL, without invalid days and without an end before its start. */
export function periodIn(search: URLSearchParams): Period {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return { from, to: from && to && to < from ? undefined : to };
}

/** The page in a URL; the first if it is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(/^[1-9]\d{0,6}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return page <= longestPage ? page : 1;
}

/** The currency in a URL, if it can be a currency code. */
export function currencyIn(search: URLSearchParams): string | undefined {
  return /^[A-Z][A-Z0-9]{1,9}$/.exec(search.get('currency') ?? '')?.[0];
}

/** The value in a URL, if it is one of the choices. */
export function choiceIn<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = search.get(name);
  return choices.find((choice) => choice === asked);
}

/** Filters as search parameters, without empty values and without the first page. */
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
