import { addUnits, writeLine, type Units } from './amounts.ts';

/** Part of an investor's amounts. An account has two, at places of the tree that only the server and the investor know. */
export interface Leaf {
  /** Id of the snapshot. */
  readonly snapshot: string;
  /** The login, so that one leaf cannot be shown to two investors. */
  readonly account: string;
  /** 1 or 2. */
  readonly part: number;
  /** 64 random hexadecimal digits. They keep others from guessing an account from its hash. */
  readonly nonce: string;
  readonly units: Units;
}

/** A hash with the sums under it. */
export interface TreeNode {
  /** 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly units: Units;
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** What the hash of a leaf covers. */
export function leafText({ snapshot, account, part, nonce, units }: Leaf): string {
  return `leaf\n${snapshot}\n${account}\n${part}\n${nonce}\n${writeLine(units)}\n`;
}

/** What the hash of an inner node covers: both children with their own sums, so that neither can be negative. */
export function nodeText(left: TreeNode, right: TreeNode): string {
  return `node\n${left.hash}\n${writeLine(left.units)}\n${right.hash}\n${writeLine(right.units)}\n`;
}

/** What the published root covers: the snapshot, the number of leaves and the total. */
export function rootText(snapshot: string, leaves: number, top: TreeNode): string {
  return `root\n${snapshot}\n${leaves}\n${top.hash}\n${writeLine(top.units)}\n`;
}

/** A node and its place: leaves have height 0, positions count from 0. */
export interface PlacedNode {
  readonly height: number;
  readonly position: number;
  readonly node: TreeNode;
}

/** Number of nodes at this height. The last node of an odd row moves up as it is. */
function widthAt(leaves: number, height: number): number {
  return Math.ceil(leaves / 2 ** height);
}

/**
 * Reads leaves one by one, yields each node as soon as it is known, and returns the top. Memory grows with the height of the
 * tree, not with the number of leaves. Throws a RangeError if there is no leaf.
 */
export function* growTree(leaves: Iterable<TreeNode>, sha256: Sha256): Generator<PlacedNode, TreeNode> {
  // The left node of each height that waits for its right one.
  const waiting: (PlacedNode | undefined)[] = [];
  const join = (left: PlacedNode, right: PlacedNode): PlacedNode => ({
    height: left.height + 1,
    position: left.position / 2,
    node: {
      hash: sha256(nodeText(left.node, right.node)),
      units: addUnits(left.node.units, right.node.units),
    },
  });
  let count = 0;
  for (const node of leaves) {
    let placed: PlacedNode = { height: 0, position: count, node };
    count += 1;
    yield placed;
    for (let left = waiting[placed.height]; left; left = waiting[placed.height]) {
      waiting[placed.height] = undefined;
      placed = join(left, placed);
      yield placed;
    }
    waiting[placed.height] = placed;
  }
  // What still waits is the last of an odd row: it moves up until there is a node to its left.
  let last: PlacedNode | undefined;
  for (let height = 0; widthAt(count, height) > 1; height += 1) {
    const left = waiting[height];
    const alone = last ?? left;
    if (left && last) last = join(left, last);
    else if (alone) last = { ...alone, height: height + 1, position: alone.position / 2 };
    if (last) yield last;
  }
  const top = last ?? waiting.at(-1);
  if (!top) throw new RangeError('A tree has at least one leaf.');
  return top.node;
}

/** Places of the siblings on the way from a leaf to the top, lowest first. A node that moved up has none at that height. */
export function findSiblings(
  position: number,
  leaves: number,
): readonly { height: number; position: number }[] {
  const places = [];
  for (let height = 0, at = position; widthAt(leaves, height) > 1; height += 1, at = Math.floor(at / 2)) {
    const sibling = at % 2 === 0 ? at + 1 : at - 1;
    if (sibling < widthAt(leaves, height)) places.push({ height, position: sibling });
  }
  return places;
}
