import type { ContractOperation } from '../http/contractOperations.ts';
import { nodeAt } from './conformance/inputOf.ts';

/** A list in one of the forms that a screen asks for it in. */
export interface ListForm {
  /** What stands behind the question mark. */
  readonly query: string;
  /** The last row of the page that is asked for: those before it are read on the way to it. */
  readonly lastRow: number;
}

/** What the contract does not enumerate, as a person may choose or type it. */
const chosen = { currency: 'USDT', from: '2026-03-01', to: '2026-06-30', search: 'crowd0000' };
const chosenFor: ReadonlyMap<string, string> = new Map(Object.entries(chosen));

const deepPage = 30;

/** A node of the contract, whatever it refers to in the place of itself. */
function resolved(schema: string): ReturnType<typeof nodeAt> {
  const node = nodeAt(schema);
  return typeof node['$ref'] === 'string' ? resolved(node['$ref']) : node;
}

/** The rows of a page that nobody asked to be longer, and of the longest that the contract allows. */
function pageLengths(limit: string): { readonly usual: number; readonly largest: number } {
  const { default: usual, maximum: largest } = resolved(limit);
  if (typeof usual !== 'number' || typeof largest !== 'number') throw new Error('A page has no bounds.');
  return { usual, largest };
}

function enumerated(schema: string): string[] {
  const { enum: values } = resolved(schema);
  return Array.isArray(values) ? values.map(String) : [];
}

/**
 * A list as it is first shown, sorted by everything it can be sorted by, either way, and filtered by everything; each of
 * these also in the longest page that the contract allows, of which one is far down.
 */
export function listForms({ parameters }: ContractOperation): ListForm[] {
  const inQuery = parameters.filter(({ place }) => place === 'query');
  const queries = inQuery.flatMap(({ name, schema }) => {
    const values = enumerated(schema);
    if (name === 'sort')
      return values.flatMap((value) => ['asc', 'desc'].map((way) => `sort=${value}&sortDir=${way}`));
    if (name === 'sortDir') return [];
    if (name === 'timeZone') return [`from=${chosen.from}&to=${chosen.to}&timeZone=Asia/Tokyo`];
    const picked = chosenFor.get(name);
    return (picked === undefined ? values : [picked]).map((value) => `${name}=${value}`);
  });
  const limit = inQuery.find(({ name }) => name === 'limit');
  // What has no pages is short: each of it is looked at as if it were one.
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
