import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type Database, type DatabasePlace, openDatabase, openPglite } from '../database/openDatabase.ts';
import { seedIfEmpty } from '../seed/resetToSeed.ts';
import { uploadsBeside } from '../verification/uploadsBeside.ts';
import { seededSnapshot, testNow } from './seededSnapshot.ts';

/** A database that begins with the seed, on the engine that is being tested, and outlives the process that opens it. */
export interface SeededPlace {
  readonly place: Exclude<DatabasePlace, 'memory'>;
  /** Where its photos lie. */
  readonly uploadsDir: string;
  readonly remove: () => Promise<void>;
}

const template = 'seeded';

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function onServer<Result>(
  server: string,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** Migrates and seeds the database that those of the tests are copies of, unless another test file has done it. */
async function makeTemplate(server: string, client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock(20262028)');
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    await client.query('create database unfinished');
    const database = await openDatabase({ databaseUrl: addressOf(server, 'unfinished') });
    await migrate(database);
    await seedIfEmpty(database, { standsAt: testNow });
    await database.close();
    await client.query(`alter database unfinished rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(20262028)');
}

/** What a process of its own is told as its data folder, beside which it keeps the photos of a database on a server. */
export function dataDirOf({ databaseUrl }: { readonly databaseUrl: string }): string {
  return join(tmpdir(), `beside ${new URL(databaseUrl).pathname.slice(1)}`);
}

async function makeOnServer(server: string): Promise<SeededPlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const place = { databaseUrl: addressOf(server, name) };
  await onServer(server, async (client) => {
    await makeTemplate(server, client);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    place,
    uploadsDir: uploadsBeside(place, dataDirOf(place)),
    async remove() {
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
      await rm(`${dataDirOf(place)}.uploads`, { recursive: true, force: true });
    },
  };
}

async function makeInFolder(): Promise<SeededPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox with a space '));
  const dataDir = join(folder, 'data');
  const client = await PGlite.create(dataDir, { loadDataDir: await seededSnapshot() });
  await client.close();
  return {
    place: { dataDir },
    uploadsDir: `${dataDir}.uploads`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Makes a seeded database for processes of their own. */
export function makeSeededPlace(): Promise<SeededPlace> {
  const server = inject('postgres');
  return server === undefined ? makeInFolder() : makeOnServer(server);
}

/** Opens a seeded database for this test file alone; it ends when it is closed. */
export async function openSeededDatabase(): Promise<Database> {
  if (inject('postgres') === undefined) {
    return openPglite(await PGlite.create({ loadDataDir: await seededSnapshot() }));
  }
  const { place, remove } = await makeSeededPlace();
  const database = await openDatabase(place);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}
