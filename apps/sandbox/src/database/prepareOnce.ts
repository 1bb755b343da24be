import type { Transaction } from './openDatabase.ts';

/**
 * Prepares a frequent query once for each connection, because building its SQL takes longer than running it. Give the
 * query a name, so that PostgreSQL plans it once, and its values as placeholders.
 */
export function prepareOnce<Query>(prepare: (tx: Transaction) => Query): (tx: Transaction) => Query {
  const queries = new WeakMap<Transaction, Query>();
  return (tx) => {
    const query = queries.get(tx) ?? prepare(tx);
    queries.set(tx, query);
    return query;
  };
}
