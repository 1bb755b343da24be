import type pg from 'pg';
import type { RecordedQuery } from './recordQueries.ts';

/** Rows of each table that is large. */
export type LargeTables = ReadonlyMap<string, number>;

/** Below it a scan reads little more than an index would. */
const rowsOfLargeTable = 2_000;
/** So many rows may be looked at in vain, whatever is found. */
const fewRows = 500;
/** An index that filters away more than it finds is not the one for it. */
const mostInVain = 1;
/** What is counted may be so many times as many: a count may read all of one's own. */
const mostInVainOfCount = 10;
/** So many times the rows up to the end of a page may be sorted for it: an index has more than that in order. */
const mostSorted = 10;
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

/**
 * Whether a statement is about a few rows, or about a good part of a table, of which whoever plans it may rather take the
 * whole: then it is asked whether an index would do.
 */
export type Aim = 'few' | 'many';

/** How a statement is looked at. */
export interface Look {
  readonly aim?: Aim;
  /** The last row of the page that is asked for; a sort of many more has taken in what no page shows. */
  readonly lastRow?: number;
}

const rowsOf = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

/** What is wrong with how a node sorts, if it does. */
function sortedInVain(node: CountedNode, lastRow: number): string[] {
  if (node.isCounted || !node['Node Type'].endsWith('Sort')) return [];
  const taken = (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);
  return taken > Math.max(fewRows, lastRow * mostSorted) ? [`${node['Node Type']} of ${taken} rows`] : [];
}

/** What is wrong with how a node reads its table, if it is a large one. */
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

/** A node, and whether what it finds is counted or summed: that may take all of one's own, a page may not. */
interface CountedNode extends PlanNode {
  readonly isCounted: boolean;
}

function nodesIn(node: PlanNode, isBelowCount = false): CountedNode[] {
  const isCounted = isBelowCount || node['Node Type'].includes('Aggregate');
  return [{ ...node, isCounted }, ...(node.Plans ?? []).flatMap((below) => nodesIn(below, isCounted))];
}

/** Does a statement once more and undoes it; gives the plan that it was done by. */
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

/** How a statement reads large tables from one end to the other, or far more of them than it finds, or sorts far more. */
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
