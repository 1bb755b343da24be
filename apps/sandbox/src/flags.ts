import { parseMoment, type RunningClock, type StandingClock } from './clock/clock.ts';
import { defaultDataDir } from './database/openDatabase.ts';
import type { Controls } from './startSandbox.ts';

/** What `--help` prints. */
export const help = `The sandbox, the reference server of the contract, on a real PostgreSQL. No real money moves.

  npm run sandbox -- [flags]

  --env-file <file>      reads environment variables from this file; those that are set already stay
  --port 4010            the port, or the next free one; also PORT
  --host 127.0.0.1       the address to listen on; also HOST
  --data-dir <folder>    the folder of the embedded database, or "memory"; also DATA_DIR
                         (default: ${defaultDataDir})
  --seed-size 100000     seeds an empty database with about that many operations, up to 1000000
  --random-seed july     codes, addresses, prizes and generated partners are the same each time
  --stand-at 2026-10-05T12:00:00Z
                         stops the clock there until it is advanced
  --start-at 2026-10-05T12:00:00Z
                         lets the clock run from there
  -h, --help             this text

DATABASE_URL and the variables that begin with SANDBOX_ are described in docs/environment.md.
`;

/** The port in a flag or a variable; 0 is any free port. Throws a RangeError for an invalid one. */
export function parsePort(given: string, { least, most } = { least: 0, most: 65_535 }): number {
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port < least || port > most) {
    throw new RangeError(`a port is a whole number from ${least} to ${most}, and not “${given}”.`);
  }
  return port;
}

/** The clock in the flags `--stand-at` and `--start-at`. Throws a RangeError if both are given. */
export function parseClock(
  standsAt: string | undefined,
  startsAt: string | undefined,
): StandingClock | RunningClock | undefined {
  if (standsAt !== undefined && startsAt !== undefined)
    throw new RangeError('the clock has one of --stand-at and --start-at, and not both.');
  if (startsAt !== undefined) return { startsAt: parseMoment(startsAt) };
  return standsAt === undefined ? undefined : { standsAt: parseMoment(standsAt) };
}

/** Whether an environment variable has its one valid value; unset is off. Throws a RangeError for any other value. */
export function isSwitchedOn(name: string, word: string): boolean {
  const given = process.env[name] ?? '';
  if (given !== '' && given !== word) {
    throw new RangeError(`${name} is “${word}” or not set at all, and not “${given}”.`);
  }
  return given === word;
}

/** The value of `SANDBOX_CONTROL`; empty is this machine only. Throws a RangeError for an unknown one. */
export function controlsOf(given: string): Controls {
  switch (given) {
    case '':
      return 'local';
    case 'anywhere':
    case 'none':
      return given;
    default:
      throw new RangeError(`SANDBOX_CONTROL is “anywhere”, “none” or not set at all, and not “${given}”.`);
  }
}

/** The items of an environment variable, separated by blanks or commas. */
export function readList(name: string): string[] {
  return (process.env[name] ?? '').split(/[\s,]+/).filter(Boolean);
}
