import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { firstSettings } from '../src/core/firstSettings.ts';
import type { PasswordCost } from '../src/core/passwordCost.ts';
import { migrate } from '../src/database/migrate.ts';
import { type Database, type DatabasePlace, openDatabase } from '../src/database/openDatabase.ts';
import { seedIfEmpty } from '../src/seed/resetToSeed.ts';
import { changeSettings } from '../src/settings/changeSettings.ts';
import { defaultUploadsDir } from '../src/uploads/defaultUploadsDir.ts';
import { write } from '../src/transaction/TransactionContext.ts';

/** Initial clock of every test. */
export const testNow = new Date('2026-10-05T12:00:00Z');

/** A seeded database on the test server. It is deleted with the server: deleting its files one by one takes longer. */
export interface SeededPlace {
  readonly place: { readonly databaseUrl: string };
  readonly uploadsDir: string;
}

/** Low, because most sign-ins of tests are about something else. */
export const testPasswordCost: PasswordCost = { memoryInKiB: 8, passes: 1 };

const template = 'seeded';

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openForTests(place: DatabasePlace): Promise<Database> {
  return { ...(await openDatabase(place)), passwordCost: testPasswordCost };
}

/** Migrates and seeds the template of all test databases. */
export async function createTemplate(server: string): Promise<void> {
  await runOnServer(server, `create database ${template}`);
  const database = await openForTests({ databaseUrl: addressOf(server, template) });
  await migrate(database);
  await seedIfEmpty(database, { clock: { standsAt: testNow } });
  // Tests that advance the clock by months stay signed in, and those that add a wallet or change a password withdraw at once.
  await write(database, (context) =>
    changeSettings(context, {
      session: { idleDays: 1000, absoluteDays: 2000 },
      withdrawal: { ...firstSettings.withdrawal, newWalletHours: 0, securityPauseHours: 0 },
    }),
  );
  await database.close();
}

/** `DATA_DIR` of a process on a test database, in the folder of the server. Uploads are stored next to it. */
export function dataDirOf({ databaseUrl }: SeededPlace['place']): string {
  const { pathname, searchParams } = new URL(databaseUrl);
  return join(searchParams.get('host') ?? '', `beside ${pathname.slice(1)}`);
}

/** Creates a database, which is empty without a template. */
export async function createDatabase(options = ''): Promise<SeededPlace['place']> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} ${options}`);
  return { databaseUrl: addressOf(server, name) };
}

/** Creates a seeded database for processes started by a test. */
export async function makeSeededPlace(): Promise<SeededPlace> {
  // Copying files takes half the time of writing them to the log.
  const place = await createDatabase(`template ${template} strategy file_copy`);
  return { place, uploadsDir: defaultUploadsDir(place, dataDirOf(place)) };
}

/** Opens a new database without tables. */
export async function openEmptyDatabase(): Promise<Database> {
  return openDatabase(await createDatabase());
}

export async function openSeededDatabase(): Promise<Database> {
  const { place } = await makeSeededPlace();
  return openForTests(place);
}
