import type { Sql } from './openDatabase.ts';

/**
 * A query that is asked again and again in the same words. To write it out takes as long as to ask it: whoever reads
 * keeps it as long as its connection. With a name (`prepare`) a server plans it once for each connection, too.
 */
export function keptBy<Prepared>(prepare: (sql: Sql) => Prepared): (sql: Sql) => Prepared {
  const kept = new WeakMap<Sql, Prepared>();
  return (sql) => {
    const prepared = kept.get(sql) ?? prepare(sql);
    kept.set(sql, prepared);
    return prepared;
  };
}
