import { addUnits, writeLine, readLine, type Units } from './amounts.ts';
import { leafText, nodeText, rootText, findSiblings, type TreeNode } from './tree.ts';

/** A sibling on the way to the root. */
export interface ProofNode {
  /** 64 lower-case hexadecimal digits. */
  readonly hash: string;
  /** The sums under it, as `writeLine` writes them. */
  readonly amounts: string;
}

/** One of the two leaves of an investor with its way to the root. */
export interface ProofPart {
  readonly part: number;
  readonly nonce: string;
  /** Place among the leaves, from 0. */
  readonly position: number;
  readonly amounts: string;
  /** Lowest sibling first. */
  readonly path: readonly ProofNode[];
}

/** What an investor needs to check that a published total contains their amounts. */
export interface Proof {
  readonly snapshot: string;
  readonly account: string;
  /** Number of leaves of the tree. */
  readonly leaves: number;
  /** The published root. */
  readonly root: string;
  /** The published total. */
  readonly total: string;
  readonly parts: readonly ProofPart[];
}

/** A hash that was computed, for a page that shows each step. */
export interface Step {
  readonly part: number;
  readonly kind: 'leaf' | 'node' | 'root';
  /** The text that was hashed. */
  readonly text: string;
  readonly hash: string;
  /** The sums that it covers, as `writeLine` writes them. */
  readonly amounts: string;
}

/** Why a proof fails. `form`: it is not a proof at all, for example because an amount is negative. */
export type Fault = 'form' | 'parts' | 'path' | 'total' | 'root';

export type Verdict =
  /** The root contains these amounts: the line of the parts' sum. */
  | { readonly isCounted: true; readonly amounts: string; readonly steps: readonly Step[] }
  | { readonly isCounted: false; readonly fault: Fault; readonly steps: readonly Step[] };

const encoder = new TextEncoder();

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashForm = /^[0-9a-f]{64}$/;

/** One line without control characters, so that it cannot be mistaken for other lines of a hashed text. */
const nameForm = /^[^\p{Cc}\u2028\u2029]{1,64}$/u;

function readNode({ hash, amounts }: ProofNode): TreeNode {
  if (!hashForm.test(hash)) throw new RangeError(`Not a hash: ${hash}`);
  return { hash, units: readLine(amounts) };
}

async function climb(
  proof: Proof,
  { part, nonce, position, amounts, path }: ProofPart,
  steps: Step[],
): Promise<Fault | undefined> {
  const hashed = async (kind: Step['kind'], text: string, covered: Units) => {
    const hash = await sha256(text);
    steps.push({ part, kind, text, hash, amounts: writeLine(covered) });
    return hash;
  };
  if (!hashForm.test(nonce)) throw new RangeError(`Not a nonce: ${nonce}`);
  const units = readLine(amounts);
  const leaf = leafText({ snapshot: proof.snapshot, account: proof.account, part, nonce, units });
  let node: TreeNode = { hash: await hashed('leaf', leaf, units), units };
  const siblings = path.map(readNode);
  const places = findSiblings(position, proof.leaves);
  if (siblings.length !== places.length) return 'path';
  for (const [index, sibling] of siblings.entries()) {
    const isRight = (places[index]?.position ?? 0) % 2 === 1;
    const [first, second] = isRight ? [node, sibling] : [sibling, node];
    const sums = addUnits(first.units, second.units);
    node = { hash: await hashed('node', nodeText(first, second), sums), units: sums };
  }
  if (writeLine(node.units) !== proof.total) return 'total';
  const root = await hashed('root', rootText(proof.snapshot, proof.leaves, node), node.units);
  return root === proof.root ? undefined : 'root';
}

function isPlaced({ leaves, parts }: Proof): boolean {
  const positions = parts.map(({ position }) => position);
  return (
    parts.length === 2 &&
    parts.every(({ part }, index) => part === index + 1) &&
    Number.isSafeInteger(leaves) &&
    positions.every((position) => Number.isSafeInteger(position) && position >= 0 && position < leaves)
  );
}

/**
 * Computes every hash from the leaves to the root and compares the result with the published root and total. The caller compares
 * these two with what the service publishes for everybody.
 */
export async function verify(proof: Proof): Promise<Verdict> {
  const steps: Step[] = [];
  const fail = (fault: Fault): Verdict => ({ isCounted: false, fault, steps });
  if (!isPlaced(proof)) return fail('parts');
  if (![proof.snapshot, proof.account].every((name) => nameForm.test(name))) return fail('form');
  try {
    for (const part of proof.parts) {
      const fault = await climb(proof, part, steps);
      if (fault) return fail(fault);
    }
    const amounts = proof.parts.map((part) => readLine(part.amounts)).reduce(addUnits);
    return { isCounted: true, amounts: writeLine(amounts), steps };
  } catch (error) {
    if (error instanceof RangeError) return fail('form');
    throw error;
  }
}
