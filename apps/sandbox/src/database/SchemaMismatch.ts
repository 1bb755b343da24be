import { resolve } from 'node:path';
import type { DatabasePlace } from './openDatabase.ts';
import { violationOf } from './violation.ts';

/** The tables of a database are not those that these migrations make. */
export class SchemaMismatch extends Error {}

/** A table, column or type that is missing, or is there already: the same migration names may hide another shape. */
const misshapen: ReadonlySet<string> = new Set(['42P01', '42703', '42704', '42P07', '42701', '42710']);

/** Puts an error of opening into words for who starts the sandbox; one that has nothing to do with the shape stays as it is. */
export function explainSchemaMismatch(error: unknown, place: DatabasePlace): unknown {
  const isOther = error instanceof SchemaMismatch || misshapen.has(violationOf(error)?.code ?? '');
  if (!isOther || place === 'memory') return error;
  if ('databaseUrl' in place) {
    // The address may hold a password, and what is on a server is not ours to advise away.
    return new SchemaMismatch(
      'The database of DATABASE_URL was made by another version or another program: give an empty one.',
    );
  }
  const folder = resolve(place.dataDir);
  return new SchemaMismatch(
    `The data folder ${folder} was made by another version: delete it to start from the seed, or give another folder in DATA_DIR.`,
  );
}
