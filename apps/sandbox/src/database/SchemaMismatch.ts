import { resolve } from 'node:path';
import type { DatabasePlace } from './openDatabase.ts';
import { findViolation } from './violation.ts';

/** The tables were not made by these migrations. */
export class SchemaMismatch extends Error {}

/** Missing or duplicate tables, columns and types: migrations of the same name may differ. */
const schemaErrors: ReadonlySet<string> = new Set(['42P01', '42703', '42704', '42P07', '42701', '42710']);

/** Explains a schema mismatch to the user who starts the sandbox. Other errors are returned unchanged. */
export function explainSchemaMismatch(error: unknown, place: DatabasePlace): unknown {
  const isOther = error instanceof SchemaMismatch || schemaErrors.has(findViolation(error)?.code ?? '');
  if (!isOther || place === 'memory') return error;
  if ('databaseUrl' in place) {
    // No address, which may contain a password, and no advice to delete anything on a server.
    return new SchemaMismatch(
      'The database of DATABASE_URL was made by another version or another program: give an empty one.',
    );
  }
  const folder = resolve(place.dataDir);
  return new SchemaMismatch(
    `The data folder ${folder} was made by another version: delete it to start from the seed, or give another folder in DATA_DIR.`,
  );
}
