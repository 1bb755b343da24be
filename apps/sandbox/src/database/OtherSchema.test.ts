import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../startSandbox.ts';
import { seededSnapshot } from '../testing/seededSnapshot.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-schema-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['without a list of migrations', 'drop table migration'],
  ['with an empty list of migrations', 'delete from migration'],
  ['with a migration of another version', `insert into migration (name) values ('0000_before.sql')`],
  ['with the same migrations and another shape', 'alter table clock rename column seeded_at to sown_at'],
])(
  'whoever starts on a database %s reads which folder to delete, and it is kept',
  async (name, change) => {
    const dataDir = join(folder, name.replaceAll(' ', '-'));
    const client = await PGlite.create(dataDir, { loadDataDir: await seededSnapshot() });
    await client.exec(change);
    await client.close();

    await expect(startSandbox({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} was made by another version: delete it to start from the seed, or give another folder in DATA_DIR.`,
    );
    expect(await readdir(dataDir)).toContain('PG_VERSION');
    const kept = await PGlite.create(dataDir);
    expect((await kept.query('select 1 from investor')).rows.length).toBeGreaterThan(0);
    await kept.close();
  },
  60_000,
);
