import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Chance, secureChance } from '../work/chance.ts';
import { lockFolder } from './lockFolder.ts';
import { violationOf } from './violation.ts';

/** What queries are written against: a transaction of either engine. */
export type Transaction = PgDatabase<PgQueryResultHKT>;

/** Where the data lives: nowhere after the process ends, in a folder (both PGlite), or on a PostgreSQL server. */
export type DatabasePlace = 'memory' | { readonly dataDir: string } | { readonly databaseUrl: string };

export interface Database {
  /** What is written draws its ids, codes and prizes from this, unless a seed of its own is given. */
  readonly chance: Chance;
  /**
   * All of it or nothing. What is read to decide is locked first (`lockInvestors`, `for update`); then whoever comes at
   * the same time waits, where serialisable transactions would run again and again over a few busy rows. It still runs
   * again after a deadlock or a key taken at the same moment, so `work` must do nothing that the database cannot undo.
   */
  write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** One consistent moment; cannot write. */
  read<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Several statements as they stand; a transaction they began is rolled back when one fails. */
  runScript(script: string): Promise<void>;
  /** While `task` runs, no other process on this database is inside `alone`: for migrations and the seed. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /** The same where nobody is inside now; false, and nothing done, where somebody is. */
  aloneIfFree(task: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

const mostAttempts = 10;

/**
 * Deadlock, what another transaction changed since this one looked, and a key that another took first: the next attempt sees
 * what that one did and says so.
 */
const conflicts: ReadonlySet<string> = new Set(['40P01', '40001', '23505']);

function metAnother(error: unknown): boolean {
  return conflicts.has(violationOf(error)?.code ?? '');
}

async function retrying<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === mostAttempts || !metAnother(error)) throw error;
      await wait(Math.random() * 2 ** Math.min(attempts, 8));
    }
  }
}

async function runOrRollBack(run: (script: string) => Promise<unknown>, script: string): Promise<void> {
  try {
    await run(script);
  } catch (error) {
    await run('rollback');
    throw error;
  }
}

function transactionsOf(db: Transaction): Pick<Database, 'chance' | 'write' | 'read'> {
  return {
    chance: secureChance,
    write: (work) => retrying(() => db.transaction(work)),
    read: (work) =>
      retrying(() => db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })),
  };
}

/** A PGlite that somebody else has started: tests clone one that is migrated and seeded. */
export function openPglite(client: PGlite): Database {
  return {
    ...transactionsOf(drizzlePglite(client)),
    runScript: (script) => runOrRollBack((text) => client.exec(text), script),
    alone: (task) => task(),
    async aloneIfFree(task) {
      await task();
      return true;
    },
    close: () => client.close(),
  };
}

/** A call fails rather than hangs, where a server is away, a lock is lost or a statement never ends. */
const patience = { connectionTimeoutMillis: 10_000, statement_timeout: 60_000, lock_timeout: 15_000 };

/** What is relied on, whatever the server, the database or the role has set instead. */
const ownDefaults = `
  set default_transaction_isolation = 'read committed';
  set default_transaction_read_only = off;
  set datestyle = 'ISO, MDY';
  set timezone = 'UTC';
  set bytea_output = 'hex'
`;

/** A connection for what takes its time: migrations, a crowd, and waiting for others who do it; closed when it is done. */
async function connectPatiently(pool: pg.Pool): Promise<pg.PoolClient> {
  const connection = await pool.connect();
  await connection.query('set statement_timeout = 0; set lock_timeout = 0');
  return connection;
}

/** Lets the next be alone, and closes what waited for that. */
async function giveUp(connection: pg.PoolClient): Promise<void> {
  await connection.query('select pg_advisory_unlock_all()');
  connection.release(true);
}

function openServer(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // A transaction may send queries together (`readPage`).
    pipeline: true,
    ...patience,
  });
  // A connection that dies is replaced by the pool, and whoever was asking by it is told; without a listener it would end
  // the process, an idle one as well as one in use.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined);
    // Sent before whatever is asked first; where it gets lost, so does that.
    connection.query(ownDefaults).catch(() => undefined);
  });
  return {
    ...transactionsOf(drizzlePg(pool)),
    async runScript(script) {
      const connection = await connectPatiently(pool);
      try {
        await retrying(() => runOrRollBack((text) => connection.query(text), script));
      } finally {
        connection.release(true);
      }
    },
    async alone(task) {
      const connection = await connectPatiently(pool);
      try {
        await connection.query('select pg_advisory_lock(20262026)');
        return await task();
      } finally {
        await giveUp(connection);
      }
    },
    async aloneIfFree(task) {
      const connection = await connectPatiently(pool);
      try {
        const { rows } = await connection.query<{ isFree: boolean }>(
          'select pg_try_advisory_lock(20262026) as "isFree"',
        );
        if (!rows[0]?.isFree) return false;
        await task();
        return true;
      } finally {
        await giveUp(connection);
      }
    },
    close: () => pool.end(),
  };
}

/** Opens the database and does nothing to it; `migrate` brings it to the present shape. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place === 'memory') return openPglite(await PGlite.create());
  if ('databaseUrl' in place) return openServer(place.databaseUrl);
  const unlock = await lockFolder(place.dataDir);
  try {
    const database = openPglite(await PGlite.create(place.dataDir));
    return {
      ...database,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
