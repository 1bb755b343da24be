import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installSystemPackage, isRoot } from '../../../../../scripts/installSystemPackage.ts';

/** Where the programs of a PostgreSQL server usually lie on the systems that people work on. */
const KNOWN_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The oldest that the migrations run on: `unique nulls not distinct` came with it. */
const OLDEST_MAJOR = 15;

function majorOf(folder: string): number {
  try {
    const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/\d+/.exec(said)?.[0]);
  } catch {
    return 0;
  }
}

function isServer(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
}

/** The folder of a server's programs that is already here, or undefined. `POSTGRES_BIN` comes before all. */
export function findPostgres(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named) {
    if (!isServer(named)) throw new Error(`POSTGRES_BIN names ${named}, and no server's programs are there.`);
    return named;
  }
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...KNOWN_FOLDERS.flatMap((at) => globSync(at)),
  ];
  return folders.find((folder) => isServer(folder) && majorOf(folder) >= OLDEST_MAJOR);
}

/** Finds the programs of a PostgreSQL server, or installs them by the system's packages as root. Throws when neither works. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  if (isRoot) console.error('No PostgreSQL found: installing one.');
  installSystemPackage('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    `No PostgreSQL ${OLDEST_MAJOR} or newer was found. Install one by the system's packages, or set POSTGRES_BIN to the folder of its programs.`,
  );
}
