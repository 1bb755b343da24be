import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/openDatabase.ts';
import { seedIfEmpty } from '../seed/resetToSeed.ts';

/** Where the clock of every test stands at first. */
export const testNow = new Date('2026-10-05T12:00:00Z');

const sources = ['../../migrations/', '../'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const cache = fileURLToPath(new URL('../../node_modules/.cache/seeded/', import.meta.url));

/** Changes with any migration and any source that is not itself a test. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.toSorted()) {
      if (/(?<!\.test)\.ts$|\.sql$/.test(name)) hash.update(name).update(await readFile(`${folder}/${name}`));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeSnapshot(): Promise<Blob> {
  const client = await PGlite.create();
  const database = openPglite(client);
  await migrate(database);
  await seedIfEmpty(database, { standsAt: testNow });
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  return snapshot;
}

async function keep(name: string, snapshot: Blob): Promise<void> {
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const unfinished = `${cache}${name}.${process.pid}`;
  await writeFile(unfinished, snapshot.stream());
  await rename(unfinished, `${cache}${name}`);
}

/**
 * A migrated and seeded database as a file: several sandboxes can begin with the very same rows, and no test file waits
 * for what another one has made from the same sources.
 */
export async function seededSnapshot(): Promise<Blob> {
  const name = `${await hashSources()}.tar`;
  const kept = await readFile(`${cache}${name}`).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const snapshot = await makeSnapshot();
  await keep(name, snapshot);
  return snapshot;
}
