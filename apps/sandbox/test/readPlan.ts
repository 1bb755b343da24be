import type pg from 'pg';
import type { RecordedQuery } from './recordQueries.ts';

/** Row counts of the large tables. */
export type LargeTables = ReadonlyMap<string, number>;

/** Below this size, a scan costs little more than an index. */
const rowsOfLargeTable = 2_000;
/** Rows a scan may filter out in any case. */
const fewRows = 500;
/** An index scan that filters out more rows than it finds uses the wrong index. */
const mostInVain = 1;
/** Higher limit for counts, which may read all rows of one investor. */
const mostInVainOfCount = 10;
/**
 * A sort may take this multiple of the rows up to the end of a page. Beyond that, an index should provide the order.
 */
const mostSorted = 10;
/** No call should need this share of a large table. */
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

/** Tables large enough that a full scan is slow. */
export async function findLargeTables(client: pg.Client): Promise<LargeTables> {
  const { rows } = await client.query<{ relname: string; reltuples: number }>(
    `select relname, reltuples from pg_class where relkind = 'r' and reltuples >= ${rowsOfLargeTable}`,
  );
  return new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]));
}

/**
 * Whether a statement needs only a few rows. For a large share of a table, the planner may prefer a full scan; then
 * check whether an index would work.
 */
export type Aim = 'few' | 'many';

export interface Look {
  readonly aim?: Aim;
  /** Last row of the requested page. A sort of many more rows reads too much. */
  readonly lastRow?: number;
}

const rowsOf = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

/** Problem with the sort of a node, if any. */
function sortedInVain(node: CountedNode, lastRow: number): string[] {
  if (node.isCounted || !node['Node Type'].endsWith('Sort')) return [];
  const taken = (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);
  return taken > Math.max(fewRows, lastRow * mostSorted) ? [`${node['Node Type']} of ${taken} rows`] : [];
}

/** Problem with how a node reads a large table, if any. */
function wasteOf(node: CountedNode, large: LargeTables, aim: Aim): string[] {
  const table = node['Relation Name'];
  const size = large.get(table ?? '');
  if (table === undefined || size === undefined || !node['Node Type'].includes('Scan')) return [];
  const found = rowsOf(node);
  const inVain =
    ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  const how = `${node['Node Type']} of ${table} ${node['Index Name'] ?? ''}`.trim();
  if (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) return [how];
  if (inVain > fewRows && inVain > found * (node.isCounted ? mostInVainOfCount : mostInVain))
    return [`${how}: ${inVain} in vain, ${found} found`];
  return aim === 'few' && found + inVain > size * largestShare
    ? [`${how}: ${found + inVain} of ${size}`]
    : [];
}

/** A node, and whether its rows are aggregated. An aggregate may read all rows of one investor, a page may not. */
interface CountedNode extends PlanNode {
  readonly isCounted: boolean;
}

function nodesIn(node: PlanNode, isBelowCount = false): CountedNode[] {
  const isCounted = isBelowCount || node['Node Type'].includes('Aggregate');
  return [{ ...node, isCounted }, ...(node.Plans ?? []).flatMap((below) => nodesIn(below, isCounted))];
}

/** Explains a statement by executing it, then rolls back. */
async function readPlan(
  client: pg.Client,
  { text, values }: RecordedQuery,
  aim: Aim = 'few',
): Promise<CountedNode[]> {
  await client.query('begin');
  if (aim === 'many') await client.query('set local enable_seqscan = off');
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

/** Problems of a statement: full scans of large tables, too many filtered rows, too large sorts. */
export async function findWaste(
  client: pg.Client,
  query: RecordedQuery,
  large: LargeTables,
  { aim = 'few', lastRow = Infinity }: Look = {},
): Promise<string[]> {
  const nodes = await readPlan(client, query, aim);
  return nodes
    .flatMap((node) => [...wasteOf(node, large, aim), ...sortedInVain(node, lastRow)])
    .map((waste) => `${waste} by ${query.text}`);
}

/** Rows of large tables that a statement reads. */
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
