import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type SQL, text } from './query.ts';

/** One of these ids, however many: they are one parameter, where a list of parameters ends at 65,535. */
export function anyOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return text`${column} = any(${text.param([...ids])}::uuid[])`;
}
