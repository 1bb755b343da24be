import { createHash } from 'node:crypto';
import { type Leaf, leafText, splitUnits, type TreeNode, toUnits } from '@meridian/liabilities';
import type { DecimalString } from '@meridian/money';
import { secureRandom } from '../core/random.ts';

export interface PlacedLeaf<Owner> {
  readonly leaf: Leaf;
  readonly owner: Owner;
  readonly node: TreeNode;
}

interface CountedAccount<Owner> {
  readonly owner: Owner;
  readonly login: string;
  readonly amounts: Readonly<Record<string, DecimalString>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const random = (length: number) => secureRandom.bytes(length);

function leavesOf<Owner>(
  snapshot: string,
  { owner, login, amounts }: CountedAccount<Owner>,
  decimals: ReadonlyMap<string, number>,
): readonly PlacedLeaf<Owner>[] {
  return splitUnits(toUnits(amounts), random, decimals).map((units, index) => {
    const nonce = random(32).toString('hex');
    const leaf = { snapshot, account: login, part: index + 1, nonce, units };
    return { leaf, owner, node: { hash: sha256(leafText(leaf)), units } };
  });
}

/** In an order that only the nonces decide, another one for each `draw`. */
function shuffle<Owner>(leaves: readonly PlacedLeaf<Owner>[], draw: number): PlacedLeaf<Owner>[] {
  return leaves
    .map((placed) => ({ placed, key: sha256(`${draw}\n${placed.leaf.nonce}`) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ placed }) => placed);
}

/** Whether two siblings are the parts of one account, or two accounts are siblings twice: their sums are balances. */
function showsBalance(leaves: readonly PlacedLeaf<unknown>[]): boolean {
  const pairs = new Set<string>();
  for (let position = 0; position < leaves.length; position += 2) {
    const logins = leaves.slice(position, position + 2).map(({ leaf }) => leaf.account);
    if (new Set(logins).size === 1) return true;
    pairs.add(logins.toSorted().join('\n'));
  }
  return pairs.size < leaves.length / 2;
}

/** Fewer accounts than these always show each other's balance: it is the total less one's own. */
const fewestAccounts = 3;

/**
 * Two leaves for each account: all first parts in a random order, then all second parts in another. So a proof has no sum of both parts
 * of one other account.
 */
export function placeLeaves<Owner>(
  snapshot: string,
  accounts: readonly CountedAccount<Owner>[],
  decimals: ReadonlyMap<string, number>,
): PlacedLeaf<Owner>[] {
  const leaves = accounts.flatMap((account) => leavesOf(snapshot, account, decimals));
  const first = shuffle(
    leaves.filter(({ leaf }) => leaf.part === 1),
    0,
  );
  const second = leaves.filter(({ leaf }) => leaf.part === 2);
  for (let draw = 0; ; draw += 1) {
    const placed = [...first, ...shuffle(second, draw)];
    if (accounts.length < fewestAccounts || !showsBalance(placed)) return placed;
  }
}
