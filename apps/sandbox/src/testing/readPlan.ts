import type pg from 'pg';
import type { RecordedQuery } from './recordQueries.ts';

/** Rows of each table that is large. */
export type LargeTables = ReadonlyMap<string, number>;

/** Below it a scan reads little more than an index would. */
const rowsOfLargeTable = 2_000;
/** So many rows may be looked at in vain, whatever is found. */
const fewRows = 500;
/** So many more may be looked at than are found. */
const mostInVain = 10;
/** Nothing that is asked for is so much of a large table. */
const largestShare = 0.1;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The tables that have so many rows that reading one whole is felt. */
export async function findLargeTables(client: pg.Client): Promise<LargeTables> {
  const { rows } = await client.query<{ relname: string; reltuples: number }>(
    `select relname, reltuples from pg_class where relkind = 'r' and reltuples >= ${rowsOfLargeTable}`,
  );
  return new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]));
}

/** What is wrong with how a node reads its table, if it is a large one. */
function wasteOf(node: PlanNode, large: LargeTables): string[] {
  const table = node['Relation Name'];
  const size = large.get(table ?? '');
  if (table === undefined || size === undefined || !node['Node Type'].includes('Scan')) return [];
  const loops = node['Actual Loops'];
  const found = node['Actual Rows'] * loops;
  const inVain =
    ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * loops;
  const how = `${node['Node Type']} of ${table} ${node['Index Name'] ?? ''}`.trim();
  if (node['Node Type'] === 'Seq Scan' && loops > 0) return [how];
  if (inVain > fewRows && inVain > found * mostInVain) return [`${how}: ${inVain} in vain, ${found} found`];
  return found + inVain > size * largestShare ? [`${how}: ${found + inVain} of ${size}`] : [];
}

function nodesIn(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesIn)];
}

/** Does a statement once more and undoes it; gives the plan that it was done by. */
async function readPlan(client: pg.Client, { text, values }: RecordedQuery): Promise<PlanNode[]> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesIn(Plan)));
  } finally {
    await client.query('rollback');
  }
}

/** How a statement reads large tables from one end to the other, or far more of them than it finds. */
export async function findWaste(
  client: pg.Client,
  query: RecordedQuery,
  large: LargeTables,
): Promise<string[]> {
  const nodes = await readPlan(client, query);
  return nodes.flatMap((node) => wasteOf(node, large)).map((waste) => `${waste} by ${query.text}`);
}

/** How many rows a statement reads of large tables. */
export async function countRowsRead(
  client: pg.Client,
  query: RecordedQuery,
  large: LargeTables,
): Promise<number> {
  const nodes = await readPlan(client, query);
  return nodes
    .filter((node) => large.has(node['Relation Name'] ?? ''))
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
}
