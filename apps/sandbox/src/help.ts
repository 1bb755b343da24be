import { usualDataDir } from './database/usualDataDir.ts';

/** What `--help` says of every flag. */
export const help = `The sandbox: the whole contract, answered from a real PostgreSQL. No real money moves.

  npm start --prefix apps/sandbox -- [flags]

  --port 4010            the port, or the next free one; also PORT
  --host 127.0.0.1       the address to listen on; also HOST
  --data-dir <folder>    the folder of the embedded database, or "memory"; also DATA_DIR
                         (unless given: ${usualDataDir})
  --seed-size 100000     a crowd with so many operations, up to 1000000, in a database that is empty
  --random-seed july     codes, addresses, prizes and the crowd are the same each time
  --stand-at 2026-10-05T12:00:00Z
                         the clock stands there until it is advanced
  -h, --help             this

DATABASE_URL and the variables that begin with SANDBOX_ are described in the README.
`;
