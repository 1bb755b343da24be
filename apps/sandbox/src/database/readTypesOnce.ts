import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { planOnce } from './planOnce.ts';

/** Drizzle reads these itself, out of their text; the numbers are arrays of numeric and of dates and times. */
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

const asText = (text: string): string => text;

/**
 * Tells the engine once how types are read. Drizzle tells it with every query, and the engine would put that together with
 * a hundred ways of its own for every message that a query has: a third of what a short query takes.
 */
export function readTypesOnce(client: PGlite): PGlite {
  for (const type of readByDrizzle) client.parsers[type] = asText;
  const planned = planOnce(client);
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((begun) => {
      const ask = planned((...asked) => begun.query(...asked));
      return work({
        ...begun,
        query(text, given, options: QueryOptions = {}) {
          const { parsers: _told, ...others } = options;
          return ask(text, given, others);
        },
      });
    });
  return new Proxy(client, {
    get: (target, name): unknown => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}
