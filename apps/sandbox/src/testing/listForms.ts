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

const rowsOfPage = 20;
const deep = { page: 30, limit: 100 };

function enumerated(schema: string): string[] {
  const node = nodeAt(schema);
  const { $ref: reference, enum: values } = node;
  if (typeof reference === 'string') return enumerated(reference);
  return Array.isArray(values) ? values.map(String) : [];
}

/** A list as it is first shown, sorted by everything it can be sorted by, either way, filtered by everything, and far down. */
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
  const forms = ['', ...queries].map((query) => ({ query, lastRow: rowsOfPage }));
  if (!inQuery.some(({ name }) => name === 'page')) return forms;
  return [...forms, { query: `page=${deep.page}&limit=${deep.limit}`, lastRow: deep.page * deep.limit }];
}
