import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

type Snapshot = Parameters<typeof generateMigration>[0];

const snapshots = new URL('../../migrations/meta/', import.meta.url);

// Without the test server, which cannot be seeded while this fails.
test('every change of schema.ts has a migration', async () => {
  const names = (await readdir(snapshots)).filter((name) => name.endsWith('_snapshot.json')).sort();
  const text = await readFile(new URL(names.at(-1) ?? '', snapshots), 'utf8');
  const last = JSON.parse(text) as Snapshot;
  const changes = await generateMigration(last, generateDrizzleJson(schema));
  expect(changes, '`npm run migration -- --name <change>` in apps/sandbox writes it').toEqual([]);
});
