import { fileURLToPath } from 'node:url';

/** The folder of the embedded database where none is named. */
export const usualDataDir = fileURLToPath(new URL('../.data', import.meta.url));

export const largestCrowd = 1_000_000;

/** How many operations a crowd is to have, from the words it was asked for in. Throws a RangeError for what is no such number. */
export function crowdSizeOf(given: string | number): number {
  const size = /^[0-9]+$/.test(`${given}`) ? Number(given) : 0;
  if (size >= 1 && size <= largestCrowd) return size;
  throw new RangeError(
    `the size of a seed is a whole number from 1 to ${largestCrowd}, in digits alone, and not “${given}”.`,
  );
}

/**
 * Throws where a text is no address of a PostgreSQL server. What it is instead is not repeated beyond its first word: it
 * may hold a password, and what a start says is kept in logs.
 */
export function checkDatabaseUrl(given: string): void {
  const protocol = URL.parse(given)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return;
  const instead = protocol === undefined ? 'an address of any kind' : `one that begins with ${protocol}`;
  throw new RangeError(
    `DATABASE_URL is the address of a PostgreSQL, postgres://user:password@host/database, and not ${instead}.`,
  );
}

/** What `--help` prints. */
export const help = `The sandbox: the whole contract, answered from a real PostgreSQL. No real money moves.

  npm start --prefix apps/sandbox -- [flags]

  --port 4010            the port, or the next free one; also PORT
  --host 127.0.0.1       the address to listen on; also HOST
  --data-dir <folder>    the folder of the embedded database, or "memory"; also DATA_DIR
                         (default: ${usualDataDir})
  --seed-size 100000     seeds an empty database with about that many operations, up to 1000000
  --random-seed july     codes, addresses, prizes and generated partners are the same each time
  --stand-at 2026-10-05T12:00:00Z
                         stops the clock there until it is advanced
  -h, --help             this text

DATABASE_URL and the variables that begin with SANDBOX_ are described in docs/environment.md.
`;

/** The port in a flag; 0 is any free port. Throws a RangeError for an invalid one. */
export function portOf(given: string): number {
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port > 65_535) {
    throw new RangeError(`a port is a whole number from 0 to 65535, and not “${given}”.`);
  }
  return port;
}

/** Whether an environment variable has its one valid value; unset is off. Throws a RangeError for any other value. */
export function isSwitchedOn(name: string, word: string): boolean {
  const given = process.env[name] ?? '';
  if (given !== '' && given !== word) {
    throw new RangeError(`${name} is “${word}” or not set at all, and not “${given}”.`);
  }
  return given === word;
}

/** The items of an environment variable, separated by blanks or commas. */
export function listOf(name: string): string[] {
  return (process.env[name] ?? '').split(/[\s,]+/).filter(Boolean);
}
