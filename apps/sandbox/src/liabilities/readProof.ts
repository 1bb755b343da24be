import { findSiblings } from '@meridian/liabilities';
import type { Schema } from '@meridian/api-client';
import { and, eq, or } from 'drizzle-orm';
import { ProblemError } from '../core/ProblemError.ts';
import { liabilityAccount, liabilityNode, liabilitySnapshot } from '../database/schema.ts';
import type { InvestorAccount } from '../ledger/accounts.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export type Snapshot = typeof liabilitySnapshot.$inferSelect;
type Account = typeof liabilityAccount.$inferSelect;

export async function findSnapshot({ tx }: TransactionContext, id: string): Promise<Snapshot> {
  const [found] = await tx.select().from(liabilitySnapshot).where(eq(liabilitySnapshot.id, id));
  if (!found) throw new ProblemError('not_found');
  return found;
}

/** The two leaves of an account with their siblings on the way to the root. */
async function readParts(
  { tx }: TransactionContext,
  { id, leaves }: Snapshot,
  { positions, nonces }: Account,
): Promise<Schema<'LiabilityPart'>[]> {
  const places = positions.flatMap((position) => [
    { height: 0, position },
    ...findSiblings(position, leaves),
  ]);
  const nodes = await tx
    .select()
    .from(liabilityNode)
    .where(
      and(
        eq(liabilityNode.snapshotId, id),
        or(
          ...places.map(({ height, position }) =>
            and(eq(liabilityNode.height, height), eq(liabilityNode.position, position)),
          ),
        ),
      ),
    );
  const found = new Map(nodes.map((node) => [`${node.height} ${node.position}`, node]));
  const nodeAt = ({ height, position }: { height: number; position: number }) => {
    const node = found.get(`${height} ${position}`);
    if (!node) throw new Error(`Snapshot ${id} has no node ${position} at height ${height}.`);
    return { hash: node.hash, amounts: node.amounts };
  };
  return positions.map((position, index) => ({
    part: index + 1,
    nonce: nonces[index] ?? '',
    position,
    amounts: nodeAt({ height: 0, position }).amounts,
    path: findSiblings(position, leaves).map(nodeAt),
  }));
}

function serializeBalances(
  { currencies }: TransactionContext,
  { balances }: Account,
): Schema<'LiabilityBalance'>[] {
  return Array.from(currencies.keys()).flatMap((currency) => {
    const kinds = balances[currency];
    if (!kinds) return [];
    const of = (kind: InvestorAccount) => serializeMoney(currencies, kinds[kind] ?? '0', currency);
    return {
      currency,
      available: of('available'),
      onDeposit: of('on_deposit'),
      inWithdrawal: of('in_withdrawal'),
      held: of('held'),
    };
  });
}

/** The leaves of an investor with their ways to the root. Refuses with `not_found` for an account that was opened later. */
export async function readProof(
  context: TransactionContext,
  id: string,
  investorId: string,
): Promise<Schema<'LiabilityProof'>> {
  const snapshot = await findSnapshot(context, id);
  const [account] = await context.tx
    .select()
    .from(liabilityAccount)
    .where(and(eq(liabilityAccount.snapshotId, id), eq(liabilityAccount.investorId, investorId)));
  if (!account) throw new ProblemError('not_found');
  const { takenAt, leaves, root, total } = snapshot;
  return {
    snapshot: id,
    takenAt: takenAt.toISOString(),
    account: account.login,
    leaves,
    root,
    total,
    parts: await readParts(context, snapshot, account),
    balances: serializeBalances(context, account),
  };
}
