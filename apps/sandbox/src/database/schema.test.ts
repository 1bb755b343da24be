import { readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { readCatalog } from '../../test/readCatalog.ts';
import { openEmptyDatabase } from '../../test/seededDatabase.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

const migrations = new URL('../../migrations/', import.meta.url);

const deferred = [
  'constraint liability_account.liability_account_snapshot_id_liability_snapshot_id_fk',
  'constraint liability_node.liability_node_snapshot_id_liability_snapshot_id_fk',
];
const checkedByTrigger = [
  'constraint case_prize.case_chances_whole',
  'constraint ledger_entry.ledger_balanced',
];
const includingColumn = ['index operation_sums', 'index partner_level'];

const isInSchema = (line: string) => /^(?:column|constraint|index) /.test(line);

test('the migrations create what schema.ts declares, and these hand-written parts', async () => {
  const migrated = await openEmptyDatabase();
  await migrate(migrated);
  const declared = await openEmptyDatabase();
  await declared.runScript(await readFile(new URL('0000_functions.sql', migrations), 'utf8'));
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  await declared.runScript(statements.join('\n'));
  const wanted = (await readCatalog(declared)).filter(isInSchema);
  const found = (await readCatalog(migrated)).filter(isInSchema);
  const nameOf = (line: string) => line.split(' ').slice(0, 2).join(' ');
  expect(wanted.filter((line) => !found.includes(line)).map(nameOf), 'missing').toEqual(deferred);
  expect(found.filter((line) => !wanted.includes(line)).map(nameOf), 'not declared').toEqual(
    [...deferred, ...checkedByTrigger, ...includingColumn].sort(),
  );
  await Promise.all([migrated.close(), declared.close()]);
});
