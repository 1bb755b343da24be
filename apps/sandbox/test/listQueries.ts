import type { ContractOperation } from '@meridian/contract-kit';
import { nodeAt } from '@meridian/contract-kit/calls';

/** A list call with the parameters a screen can send. */
export interface ListQuery {
  /** Query string. */
  readonly query: string;
  /** Last row of the requested page. The rows before it are read too. */
  readonly lastRow: number;
}

/** Example values for parameters without an enum. */
const examples = { currency: 'USDT', from: '2026-03-01', to: '2026-06-30', search: 'partner0000' };
const exampleFor: ReadonlyMap<string, string> = new Map(Object.entries(examples));

const deepPage = 30;

/** Resolves a reference. */
function resolved(schema: string): ReturnType<typeof nodeAt> {
  const node = nodeAt(schema);
  return typeof node['$ref'] === 'string' ? resolved(node['$ref']) : node;
}

/** The default page size and the maximum in the contract. */
function pageLengths(limit: string): { readonly usual: number; readonly largest: number } {
  const { default: usual, maximum: largest } = resolved(limit);
  if (typeof usual !== 'number' || typeof largest !== 'number') throw new Error('A page has no bounds.');
  return { usual, largest };
}

function enumerated(schema: string): string[] {
  const { enum: values, items } = resolved(schema);
  if (items !== undefined) return enumerated(`${schema}/items`);
  return Array.isArray(values) ? values.map(String) : [];
}

/**
 * The default form of a list, then every sort order in both directions and every filter. Each also with the maximum
 * page size, on a late page.
 */
export function listQueries({ parameters }: ContractOperation): ListQuery[] {
  const inQuery = parameters.filter(({ place }) => place === 'query');
  const queries = inQuery.flatMap(({ name, schema }) => {
    const values = enumerated(schema);
    if (name === 'sort')
      return values.flatMap((value) => ['asc', 'desc'].map((way) => `sort=${value}&sortDir=${way}`));
    if (name === 'sortDir') return [];
    if (name === 'timeZone') return [`from=${examples.from}&to=${examples.to}&timeZone=Asia/Tokyo`];
    const picked = exampleFor.get(name);
    return (picked === undefined ? values : [picked]).map((value) => `${name}=${value}`);
  });
  const limit = inQuery.find(({ name }) => name === 'limit');
  // A list without pages is short, so it is treated as one page.
  const { usual, largest } = limit ? pageLengths(limit.schema) : { usual: 20, largest: 0 };
  const forms = ['', ...queries].map((query) => ({ query, lastRow: usual }));
  if (!limit) return forms;
  return [
    ...forms,
    ...forms.map(({ query }) => ({
      query: [query, `limit=${largest}`].filter(Boolean).join('&'),
      lastRow: largest,
    })),
    { query: `page=${deepPage}&limit=${largest}`, lastRow: deepPage * largest },
  ];
}
