import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  amountsIn,
  growTree,
  type Leaf,
  leafText,
  lineOf,
  type Proof,
  rootText,
  siblingsOf,
  splitUnits,
  type TreeNode,
  unitsOf,
  verify,
} from './index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const snapshot = '2026-11-24T03:00:00Z';

interface Account {
  readonly login: string;
  readonly amounts: Readonly<Record<'BTC' | 'USDT', string>>;
}

/** Builds a snapshot of these accounts, whose leaves are in the order of their hashes, and returns the proof of each. */
function count(accounts: readonly Account[]): Proof[] {
  const leaves = accounts
    .flatMap(({ login, amounts }) =>
      splitUnits(unitsOf(amounts), randomBytes).map((units, index): Leaf => ({
        snapshot,
        account: login,
        part: index + 1,
        nonce: randomBytes(32).toString('hex'),
        units,
      })),
    )
    .map((leaf) => ({ leaf, node: { hash: sha256(leafText(leaf)), units: leaf.units } }))
    .toSorted((one, other) => (one.node.hash < other.node.hash ? -1 : 1));
  const nodes = new Map<string, TreeNode>();
  const growing = growTree(
    leaves.map(({ node }) => node),
    sha256,
  );
  let step = growing.next();
  for (; !step.done; step = growing.next()) {
    nodes.set(`${step.value.height} ${step.value.position}`, step.value.node);
  }
  const top = step.value;
  return accounts.map(({ login }) => ({
    snapshot,
    account: login,
    leaves: leaves.length,
    root: sha256(rootText(snapshot, leaves.length, top)),
    total: lineOf(top.units),
    parts: leaves
      .flatMap(({ leaf, node }, position) => (leaf.account === login ? [{ leaf, node, position }] : []))
      .toSorted((one, other) => one.leaf.part - other.leaf.part)
      .map(({ leaf, position }) => ({
        part: leaf.part,
        nonce: leaf.nonce,
        position,
        amounts: lineOf(leaf.units),
        path: siblingsOf(position, leaves.length).map((place) => {
          const node = nodes.get(`${place.height} ${place.position}`);
          return { hash: node!.hash, amounts: lineOf(node!.units) };
        }),
      })),
  }));
}

const amount = fc
  .tuple(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 18n - 1n))
  .map(([whole, fraction]) => `${whole}.${fraction.toString().padStart(18, '0')}`);
const accountsOf = (constraints: { minLength: number; maxLength: number }) =>
  fc
    .array(fc.record({ BTC: amount, USDT: amount }), constraints)
    .map((all) => all.map((amounts, index): Account => ({ login: `investor${index}`, amounts })));

describe('a snapshot', () => {
  test('counts every account with its exact amounts, however many there are', async () => {
    await fc.assert(
      fc.asyncProperty(accountsOf({ minLength: 1, maxLength: 20 }), async (accounts) => {
        for (const [index, proof] of count(accounts).entries()) {
          const verdict = await verify(proof);
          expect(verdict).toMatchObject({
            isCounted: true,
            amounts: lineOf(unitsOf(accounts[index]!.amounts)),
          });
        }
      }),
    );
  });

  test('has no other total than the sum of its accounts', () => {
    const accounts = ['0.1', '0.2', '12345678.000000000000000001'].map((BTC, index) => ({
      login: `investor${index}`,
      amounts: { BTC, USDT: '0' },
    }));
    expect(amountsIn(count(accounts)[0]!.total)).toEqual({ BTC: '12345678.300000000000000001', USDT: '0' });
  });

  test('rejects an account with a negative amount', () => {
    expect(() => unitsOf({ BTC: '-1', USDT: '0' })).toThrow(RangeError);
  });
});

/** Ways to lie in a proof. Each takes a number that chooses the place. */
const lies: Readonly<Record<string, (proof: Proof, place: number) => Proof>> = {
  'a changed amount': (proof, place) =>
    inPart(proof, place, (part) => ({ ...part, amounts: raise(part.amounts) })),
  'a changed sum of a neighbour': (proof, place) =>
    inPart(proof, place, (part) => ({
      ...part,
      path: part.path.map((node, index) =>
        index === place % part.path.length ? { ...node, amounts: raise(node.amounts) } : node,
      ),
    })),
  'a negative neighbour': (proof, place) =>
    inPart(proof, place, (part) => ({
      ...part,
      path: part.path.map((node) => ({ ...node, amounts: node.amounts.replace(' 0', ' -') })),
    })),
  'reordered nodes': (proof, place) =>
    inPart(proof, place, (part) => ({ ...part, path: [...part.path.slice(1), ...part.path.slice(0, 1)] })),
  'a missing node': (proof, place) =>
    inPart(proof, place, (part) => ({ ...part, path: part.path.slice(0, -1) })),
  'another place': (proof, place) =>
    inPart(proof, place, (part) => ({
      ...part,
      position: part.position % 2 === 0 ? part.position + 1 : part.position - 1,
    })),
  'the leaf of another account': (proof) => ({ ...proof, account: 'somebody' }),
  'one part twice': (proof) => ({ ...proof, parts: [proof.parts[0]!, { ...proof.parts[0]!, part: 2 }] }),
  'a smaller published total': (proof) => ({ ...proof, total: proof.total.replace(/[1-9]/, '0') }),
  'another number of leaves': (proof) => ({ ...proof, leaves: proof.leaves + 1 }),
  'another snapshot': (proof) => ({ ...proof, snapshot: '2026-11-25T03:00:00Z' }),
};

const raise = (line: string) => line.replace(/\d$/, (digit) => `${(Number(digit) + 1) % 10}`);

function inPart(proof: Proof, place: number, change: (part: Proof['parts'][0]) => Proof['parts'][0]): Proof {
  return { ...proof, parts: proof.parts.map((part, index) => (index === place % 2 ? change(part) : part)) };
}

describe('a proof', () => {
  test.for(Object.entries(lies))('with %s is not accepted', async ([, lie]) => {
    await fc.assert(
      fc.asyncProperty(accountsOf({ minLength: 3, maxLength: 9 }), fc.nat(), async (accounts, place) => {
        const proofs = count(accounts);
        const verdict = await verify(lie(proofs[place % proofs.length]!, place));
        expect(verdict.isCounted).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  test('of an account that was left out leads to another root', async () => {
    const accounts = [1, 2, 3].map((number) => ({
      login: `investor${number}`,
      amounts: { BTC: '1', USDT: '5' },
    }));
    const published = count(accounts.slice(1))[0]!;
    const left = { ...count(accounts)[0]!, root: published.root, total: published.total };
    expect(await verify(left)).toMatchObject({ isCounted: false, fault: 'total' });
  });
});

describe('the scripts that need none of our code', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liabilities-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const accounts = [1, 2, 3, 4, 5].map((number) => ({
    login: `investor${number}`,
    amounts: { BTC: `0.${number}9`, USDT: `1000.${number}` },
  }));
  const scripts = { 'verify.mjs': process.execPath, 'verify.sh': 'bash' };

  test.for(Object.entries(scripts))('%s accepts the proof and none of the lies', async ([script, shell]) => {
    const run = async (proof: Proof) => {
      const file = join(folder, `${script}.json`);
      await writeFile(file, JSON.stringify(proof, null, 2));
      return promisify(execFile)(shell, [join(import.meta.dirname, '../bin', script), file]).then(
        ({ stdout }) => stdout,
        () => 'refused',
      );
    };
    const [proof] = count(accounts);
    expect(await run(proof!)).toMatch(/^COUNTED/);
    for (const lie of Object.values(lies)) expect(await run(lie(proof!, 1))).toBe('refused');
  });
});
