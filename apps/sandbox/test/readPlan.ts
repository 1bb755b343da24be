import type pg from 'pg';
import type { RecordedQuery } from './recordQueries.ts';

/** Row counts of the large tables. */
export type LargeTables = ReadonlyMap<string, number>;

/** Below this size, a scan costs little more than an index. */
const rowsOfLargeTable = 2_000;
/** Rows a scan may filter out in any case. */
const fewRows = 500;
/** An index scan that filters out more rows than it finds uses the wrong index. */
const maxDiscarded = 1;
/** Higher limit for counts, which may read all rows of one investor. */
const maxDiscardedOfCount = 10;
/**
 * A sort may take this multiple of the rows up to the end of a page. Beyond that, an index should provide the order.
 */
const maxSorted = 10;
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
export type RowNeed = 'few' | 'many';

export interface PlanOptions {
  readonly need?: RowNeed;
  /** Last row of the requested page. A sort of many more rows reads too much. */
  readonly lastRow?: number;
}

const rowsOf = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

/** Problem with the sort of a node, if any. */
function excessiveSort(node: CountedNode, lastRow: number): string[] {
  if (node.isCounted || !node['Node Type'].endsWith('Sort')) return [];
  const taken = (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);
  return taken > Math.max(fewRows, lastRow * maxSorted) ? [`${node['Node Type']} of ${taken} rows`] : [];
}

/** Problem with how a node reads a large table, if any. */
function problemsOf(node: CountedNode, large: LargeTables, need: RowNeed): string[] {
  const table = node['Relation Name'];
  const size = large.get(table ?? '');
  if (table === undefined || size === undefined || !node['Node Type'].includes('Scan')) return [];
  const found = rowsOf(node);
  const discarded =
    ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  const how = `${node['Node Type']} of ${table} ${node['Index Name'] ?? ''}`.trim();
  if (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) return [how];
  if (discarded > fewRows && discarded > found * (node.isCounted ? maxDiscardedOfCount : maxDiscarded))
    return [`${how}: ${discarded} discarded, ${found} found`];
  return need === 'few' && found + discarded > size * largestShare
    ? [`${how}: ${found + discarded} of ${size}`]
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
  need: RowNeed = 'few',
): Promise<CountedNode[]> {
  await client.query('begin');
  if (need === 'many') await client.query('set local enable_seqscan = off');
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
export async function findProblems(
  client: pg.Client,
  query: RecordedQuery,
  large: LargeTables,
  { need = 'few', lastRow = Infinity }: PlanOptions = {},
): Promise<string[]> {
  const nodes = await readPlan(client, query, need);
  return nodes
    .flatMap((node) => [...problemsOf(node, large, need), ...excessiveSort(node, lastRow)])
    .map((problem) => `${problem} by ${query.text}`);
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
