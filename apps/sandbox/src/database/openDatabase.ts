import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type RandomSource, secureRandom } from '../core/random.ts';
import { passwordCost, type PasswordCost } from '../core/passwordCost.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { newServerKey, type ServerKey } from '../core/serverKey.ts';
import { BatchingSocket } from './BatchingSocket.ts';
import { isUnavailable } from './isUnavailable.ts';
import { lockFolder } from './lockFolder.ts';
import { nameStatements } from './nameStatements.ts';
import { parseStoredTexts } from './parseStoredTexts.ts';
import { pgliteStream } from './pgliteStream.ts';
import { findViolation } from './violation.ts';

/** A transaction of either engine. */
export type Transaction = PgDatabase<PgQueryResultHKT>;

/** Default folder of the embedded database. */
export const defaultDataDir = fileURLToPath(new URL('../../.data', import.meta.url));

/** PGlite in memory or in a folder, or a PostgreSQL server. */
export type DatabasePlace = 'memory' | { readonly dataDir: string } | { readonly databaseUrl: string };

export interface Database {
  /** The default source of ids, codes and prizes in writes. */
  readonly random: RandomSource;
  /** Encrypts secrets in the database. A new one until a key is given, so that they end with the process. */
  readonly serverKey: ServerKey;
  /** Cost of the hashes of new passwords. Only tests lower it. */
  readonly passwordCost: PasswordCost;
  /** The contacts of a company that has not changed them. */
  readonly contacts: CompanySettings['contacts'];
  /**
   * One transaction. Lock what you read to decide first (`lockInvestors`, `for update`). `work` runs again after a deadlock or
   * a unique violation, so it must have no other side effects.
   */
  write<Result>(context: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** One read-only snapshot. */
  read<Result>(context: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** The same with the rights of the owner, for migrations. */
  readAsOwner<Result>(context: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs several statements as the owner; rolls back their transaction when one fails. */
  runScript(script: string): Promise<void>;
  /** Runs `task` under a lock that one process can hold, for migrations and the seed. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /** The same without waiting; false where another process holds the lock. */
  aloneIfFree(task: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

const mostAttempts = 10;

/**
 * Deadlock, serialization failure and unique violation: the next attempt sees what the other transaction did.
 */
const conflicts: ReadonlySet<string> = new Set(['40P01', '40001', '23505']);

function isConflict(error: unknown): boolean {
  return conflicts.has(findViolation(error)?.code ?? '');
}

async function retrying<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === mostAttempts || !isConflict(error)) throw error;
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

type Attempt = <Result>(
  connection: pg.PoolClient,
  context: (tx: Transaction) => Promise<Result>,
) => Promise<Result>;

const sessions = new WeakMap<pg.PoolClient, Transaction>();

/** Each connection has one, which keeps its prepared queries. */
function sessionOf(connection: pg.PoolClient): Transaction {
  const session = sessions.get(connection) ?? drizzle(connection);
  sessions.set(connection, session);
  return session;
}

async function commitOrRollBack<Result>(
  connection: pg.PoolClient,
  context: Promise<Result>,
): Promise<Result> {
  try {
    const result = await context;
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

const writeOnce: Attempt = async (connection, context) => {
  await connection.query('begin');
  return commitOrRollBack(connection, context(sessionOf(connection)));
};

/** Prepared, because the driver corks the socket for prepared queries only (`BatchingSocket`). */
const beginRead = { name: 'begin_read', text: 'begin isolation level repeatable read read only' };

/** Sends the first query of the work together with `begin`: nothing is lost if `begin` fails. */
const readOnce: Attempt = (connection, context) => {
  const begun = connection.query(beginRead);
  const worked = Promise.all([context(sessionOf(connection)), begun]).then(([result]) => result);
  return commitOrRollBack(connection, worked);
};

type Connect = <Result>(task: (connection: pg.PoolClient) => Promise<Result>) => Promise<Result>;

function transactionsOf(
  connect: Connect,
  connectAsOwner = connect,
): Pick<Database, 'random' | 'serverKey' | 'passwordCost' | 'contacts' | 'write' | 'read' | 'readAsOwner'> {
  return {
    random: secureRandom,
    serverKey: newServerKey(),
    passwordCost,
    contacts: firstSettings.contacts,
    write: (context) => retrying(() => connect((connection) => writeOnce(connection, context))),
    read: (context) => retrying(() => connect((connection) => readOnce(connection, context))),
    readAsOwner: (context) => retrying(() => connectAsOwner((connection) => readOnce(connection, context))),
  };
}

export function openPglite(engine: PGlite): Database {
  // The engine has one session, so transactions wait for the only connection.
  const pool = openPool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => pgliteStream(engine),
  });
  const connect: Connect = async (task) => {
    const connection = await pool.connect();
    try {
      return await task(connection);
    } finally {
      connection.release();
    }
  };
  return {
    ...transactionsOf(connect),
    runScript: (script) => connect((connection) => runOrRollBack((text) => connection.query(text), script)),
    alone: (task) => task(),
    async aloneIfFree(task) {
      await task();
      return true;
    },
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

/**
 * A call fails instead of hanging. The server ends a slow statement itself; the client gives up only on a server that does not
 * response, and closes the connection.
 */
const timeouts = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 8_000,
  statement_timeout: 9_000,
  query_timeout: 10_000,
};

/** Overrides defaults of the server, the database or the role. */
const ownDefaults = `
  set default_transaction_isolation = 'read committed';
  set default_transaction_read_only = off;
  set datestyle = 'ISO, MDY';
  set timezone = 'UTC';
  set bytea_output = 'hex'
`;

/**
 * Calls run as a role that may not truncate, nor change or delete what the ledger has. It has rights only after the migrations, and
 * not where the owner may not create roles.
 */
const callsRole = `
  select set_config('role', rolname, false) from pg_roles
  where rolname = 'meridian_calls' and pg_has_role(oid, 'member')
    and has_table_privilege(oid, to_regclass('ledger_entry'), 'insert')
`;

/** A connection of the pool. The pool’s own time-out would begin again when a place becomes free. */
function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('timeout exceeded when trying to connect'));
    }, timeouts.connectionTimeoutMillis);
    pool
      .connect()
      .then((connection) => (isLate ? connection.release() : resolve(connection)), reject)
      .finally(() => clearTimeout(timer));
  });
}

// For all connections: Drizzle asks the driver for its parsers.
pg.types.setTypeParser(pg.types.builtins.JSONB, (json) => parseStoredTexts(json));

function openPool(options: pg.PoolConfig, setUp = ownDefaults): pg.Pool {
  // A transaction may send queries together (`readPage`).
  const pool = new pg.Pool({ max: 10, pipeline: true, stream: () => new BatchingSocket(), ...options });
  // The pool replaces a lost connection. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => {
    nameStatements(connection);
    connection.on('error', () => undefined);
    // Sent before the first query. If it is lost, so is the connection.
    connection.query(setUp).catch(() => undefined);
  });
  return pool;
}

async function discard(connection: pg.PoolClient): Promise<void> {
  await connection.query('select pg_advisory_unlock_all()');
  connection.release(true);
}

function openServer(databaseUrl: string): Database {
  const pool = openPool({ connectionString: databaseUrl, ...timeouts }, `${ownDefaults}; ${callsRole}`);
  // Migrations and seeds run for as long as they need.
  const { connectionTimeoutMillis } = timeouts;
  const scriptPool = openPool({ connectionString: databaseUrl, connectionTimeoutMillis });

  const connectTo =
    (open: () => Promise<pg.PoolClient>): Connect =>
    async (task) => {
      const connection = await open();
      try {
        const result = await task(connection);
        connection.release();
        return result;
      } catch (error) {
        connection.release(isUnavailable(error));
        throw error;
      }
    };

  return {
    ...transactionsOf(
      connectTo(() => acquire(pool)),
      connectTo(() => scriptPool.connect()),
    ),
    async runScript(script) {
      const connection = await scriptPool.connect();
      try {
        await retrying(() => runOrRollBack((text) => connection.query(text), script));
      } finally {
        connection.release(true);
      }
    },
    async alone(task) {
      const connection = await scriptPool.connect();
      try {
        await connection.query('select pg_advisory_lock(20262026)');
        return await task();
      } finally {
        await discard(connection);
      }
    },
    async aloneIfFree(task) {
      const connection = await scriptPool.connect();
      try {
        const { rows } = await connection.query<{ isFree: boolean }>(
          'select pg_try_advisory_lock(20262026) as "isFree"',
        );
        if (!rows[0]?.isFree) return false;
        await task();
        return true;
      } finally {
        await discard(connection);
      }
    },
    async close() {
      await Promise.all([pool.end(), scriptPool.end()]);
    },
  };
}

/** Opens the database without migrating it. */
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
