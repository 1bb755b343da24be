import { createHash } from 'node:crypto';
import { growTree, writeLine, type PlacedNode, rootText, type TreeNode } from '@meridian/liabilities';
import { add, type DecimalString } from '@meridian/money';
import { eq, sql } from 'drizzle-orm';
import { nightBefore } from '../clock/clock.ts';
import { newId, secureRandom } from '../core/random.ts';
import type { Database, Transaction } from '../database/openDatabase.ts';
import {
  type LiabilityBalances,
  investor,
  ledgerAccount,
  liabilityAccount,
  liabilityNode,
  liabilitySnapshot,
} from '../database/schema.ts';
import { read, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { type PlacedLeaf, placeLeaves } from './placeLeaves.ts';

/** Rows of one insert. */
const batchSize = 10_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Account {
  readonly id: string;
  readonly login: string;
  readonly balances: LiabilityBalances;
}

/** Every investor with what the ledger owes them: one statement, hence one moment. */
function readAccounts(tx: Transaction): Promise<readonly Account[]> {
  return tx
    .select({
      id: investor.id,
      login: investor.login,
      balances: sql<LiabilityBalances>`coalesce(jsonb_object_agg(owed.currency, owed.kinds) filter (where owed.currency is not null), '{}')`,
    })
    .from(investor)
    .leftJoin(
      sql`(
        select owner, currency, jsonb_object_agg(kind, trim_scale(balance)::text) as kinds
        from ${ledgerAccount} where owner is not null and balance <> 0 group by owner, currency
      ) as owed`,
      sql`owed.owner = ${investor.id}`,
    )
    .groupBy(investor.id);
}

/** What the ledger owes an investor in each currency, over all their accounts. */
function amountsOf({ balances }: Account, currencies: Iterable<string>): Record<string, DecimalString> {
  return Object.fromEntries(
    Array.from(currencies, (currency) => [
      currency,
      Object.values(balances[currency] ?? {}).reduce<DecimalString>(add, '0'),
    ]),
  );
}

type CountedLeaf = PlacedLeaf<Account>;

/** Every account with its leaves, in the order of the tree. */
const makeLeaves = (
  snapshot: string,
  accounts: readonly Account[],
  { currencies }: TransactionContext,
): CountedLeaf[] =>
  placeLeaves(
    snapshot,
    accounts.map((owner) => ({ owner, login: owner.login, amounts: amountsOf(owner, currencies.keys()) })),
    currencies,
  );

function insertNodes(tx: Transaction, snapshot: string, nodes: readonly PlacedNode[]): Promise<unknown> {
  // One parameter for each column: a list of values is limited to 65,535 parameters.
  const heights = sql.param(nodes.map(({ height }) => height));
  const positions = sql.param(nodes.map(({ position }) => position));
  const hashes = sql.param(nodes.map(({ node }) => node.hash));
  const lines = sql.param(nodes.map(({ node }) => writeLine(node.units)));
  return tx.execute(sql`
    insert into ${liabilityNode} (snapshot_id, height, position, hash, amounts)
    select ${snapshot}::uuid, * from unnest(${heights}::smallint[], ${positions}::integer[], ${hashes}::text[], ${lines}::text[])`);
}

/** Stores every node and returns the top. */
async function storeTree(
  tx: Transaction,
  snapshot: string,
  leaves: readonly CountedLeaf[],
): Promise<TreeNode> {
  const growing = growTree(
    leaves.map(({ node }) => node),
    sha256,
  );
  let waiting: PlacedNode[] = [];
  for (;;) {
    const step = growing.next();
    if (!step.done) waiting.push(step.value);
    if (waiting.length >= batchSize || step.done) {
      await insertNodes(tx, snapshot, waiting);
      waiting = [];
    }
    if (step.done) return step.value;
  }
}

async function storeAccounts(
  tx: Transaction,
  snapshot: string,
  leaves: readonly CountedLeaf[],
): Promise<void> {
  const places = new Map<string, { owner: Account; positions: number[]; nonces: string[] }>();
  for (const [position, { leaf, owner }] of leaves.entries()) {
    const place = places.get(owner.id) ?? { owner, positions: [], nonces: [] };
    place.positions[leaf.part - 1] = position;
    place.nonces[leaf.part - 1] = leaf.nonce;
    places.set(owner.id, place);
  }
  const rows = Array.from(places.values(), ({ owner, positions, nonces }) => ({
    snapshotId: snapshot,
    investorId: owner.id,
    login: owner.login,
    balances: owner.balances,
    positions,
    nonces,
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await tx.insert(liabilityAccount).values(rows.slice(start, start + batchSize));
  }
}

function isCounted(tx: Transaction, night: Date): Promise<boolean> {
  return tx.$count(liabilitySnapshot, eq(liabilitySnapshot.night, night)).then((count) => count > 0);
}

async function takeSnapshot(context: TransactionContext, night: Date): Promise<void> {
  const { tx, now } = context;
  // One process at a time; reads go on.
  await tx.execute(sql`lock table ${liabilitySnapshot} in share row exclusive mode`);
  if (await isCounted(tx, night)) return;
  const accounts = await readAccounts(tx);
  if (accounts.length === 0) return;
  const id = newId({ now, random: secureRandom });
  const leaves = makeLeaves(id, accounts, context);
  const top = await storeTree(tx, id, leaves);
  await storeAccounts(tx, id, leaves);
  await tx.insert(liabilitySnapshot).values({
    id,
    night,
    takenAt: now,
    accounts: accounts.length,
    leaves: leaves.length,
    root: sha256(rootText(id, leaves.length, top)),
    total: writeLine(top.units),
  });
}

/** Counts once a night, in one of the processes, what the ledger owes to all investors, and publishes the root. */
export async function countNightly(database: Database): Promise<void> {
  const due = await read(database, async ({ tx, now, isSeedComplete }) => {
    const night = nightBefore(now);
    return isSeedComplete && !(await isCounted(tx, night)) ? night : undefined;
  });
  if (due) await write(database, (context) => takeSnapshot(context, due));
}
