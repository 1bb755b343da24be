import pg from 'pg';
import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractOperation, contractOperations } from '../http/contractOperations.ts';
import { DEMO } from '../seed/seed.ts';
import { seedCrowd } from '../seed/seedCrowd.ts';
import { nodeAt } from '../testing/conformance/inputOf.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { type RecordedQuery, recordQueries } from '../testing/recordQueries.ts';
import { makeSeededPlace, type SeededPlace } from '../testing/seededPlace.ts';
import { testNow } from '../testing/seededSnapshot.ts';
import { openDatabase } from './openDatabase.ts';

/** Below it a scan reads little more than an index would. */
const rowsOfLargeTable = 2_000;

let seeded: SeededPlace;
let sandbox: TestSandbox;
let client: pg.Client;
let token: string;
let large: ReadonlySet<string>;

beforeAll(async () => {
  seeded = await makeSeededPlace();
  if (!('databaseUrl' in seeded.place)) throw new Error('Plans are read on a server.');
  const database = await openDatabase(seeded.place);
  await seedCrowd(database, { operations: 100_000, randomSeed: 'plans' }, testNow);
  sandbox = await openTestSandbox({ database });
  client = new pg.Client({ connectionString: seeded.place.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples >= ${rowsOfLargeTable}`,
  );
  large = new Set(rows.map(({ relname }) => relname));
  token = (await unwrap(sandbox.guest.POST('/auth/login', { body: { ...DEMO } }))).refreshToken;
}, 300_000);
afterAll(async () => {
  await client.end();
  await sandbox.close();
  await seeded.remove();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

function scansIn(plan: Plan): string[] {
  const name = plan['Relation Name'];
  const own = plan['Node Type'] === 'Seq Scan' && name !== undefined && large.has(name) ? [name] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)];
}

/** The large tables that a statement reads from one end to the other. */
async function scansOf({ text, values }: RecordedQuery): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => scansIn(plan)));
}

const filters: Readonly<Record<string, string>> = {
  currency: 'USDT',
  from: '2026-03-01',
  to: '2026-06-30',
  timeZone: 'Asia/Tokyo',
  search: 'crowd0000',
  type: 'accrual',
  status: 'successful',
  page: '3',
  limit: '100',
};

/** A list as it is first shown, sorted by everything it can be sorted by, either way, and filtered. */
function queriesOf({ parameters }: ContractOperation): string[] {
  const inQuery = parameters.filter(({ place }) => place === 'query');
  const sort = inQuery.find(({ name }) => name === 'sort');
  const columns = sort ? nodeAt(sort.schema)['enum'] : [];
  const sorted = (Array.isArray(columns) ? columns : []).flatMap((column) =>
    ['asc', 'desc'].map((direction) => `sort=${String(column)}&sortDir=${direction}`),
  );
  const filtered = inQuery.flatMap(({ name }) => (name in filters ? [`${name}=${filters[name]}`] : []));
  return ['', ...sorted, ...filtered];
}

describe('on a large seed no list reads a large table from one end to the other:', () => {
  const lists = contractOperations.filter(
    ({ method, parameters }) => method === 'get' && !parameters.some(({ required }) => required),
  );

  test('there are large tables, and lists of what is in them', () => {
    expect([...large]).toEqual(
      expect.arrayContaining([
        'operation',
        'ledger_entry',
        'ledger_transfer',
        'investor',
        'partner',
        'deposit',
      ]),
    );
    expect(lists.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listOperations', 'listReferrals', 'listDeposits', 'listNotifications']),
    );
  });

  test.each(lists.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const scans = new Set<string>();
    for (const query of queriesOf(operation)) {
      const recorded = await recordQueries(() =>
        fetch(`${sandbox.url}/api${operation.path}?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      expect(recorded.length).toBeGreaterThan(0);
      for (const one of recorded) {
        for (const table of await scansOf(one)) scans.add(`${query}: ${table} by ${one.text}`);
      }
    }
    expect([...scans]).toEqual([]);
  });
});
