import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  parseAmounts,
  growTree,
  type Leaf,
  leafText,
  writeLine,
  type Proof,
  rootText,
  findSiblings,
  splitUnits,
  type TreeNode,
  toUnits,
  verify,
} from './index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const snapshot = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';

interface Account {
  readonly login: string;
  readonly amounts: Readonly<Record<'BTC' | 'USDT', string>>;
}

/** Builds a snapshot of these accounts, whose leaves are in the order of their hashes, and returns the proof of each. */
function count(accounts: readonly Account[]): Proof[] {
  const leaves = accounts
    .flatMap(({ login, amounts }) =>
      splitUnits(toUnits(amounts), randomBytes).map((units, index): Leaf => ({
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
    total: writeLine(top.units),
    parts: leaves
      .flatMap(({ leaf, node }, position) => (leaf.account === login ? [{ leaf, node, position }] : []))
      .toSorted((one, other) => one.leaf.part - other.leaf.part)
      .map(({ leaf, position }) => ({
        part: leaf.part,
        nonce: leaf.nonce,
        position,
        amounts: writeLine(leaf.units),
        path: findSiblings(position, leaves.length).map((place) => {
          const node = nodes.get(`${place.height} ${place.position}`);
          return { hash: node!.hash, amounts: writeLine(node!.units) };
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
            amounts: writeLine(toUnits(accounts[index]!.amounts)),
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
    expect(parseAmounts(count(accounts)[0]!.total)).toEqual({
      BTC: '12345678.300000000000000001',
      USDT: '0',
    });
  });

  test('rejects an account with a negative amount', () => {
    expect(() => toUnits({ BTC: '-1', USDT: '0' })).toThrow(RangeError);
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
  'another snapshot': (proof) => ({ ...proof, snapshot: snapshot.replace(/1$/, '2') }),
};

const raise = (line: string) => line.replace(/\d$/, (digit) => `${(Number(digit) + 1) % 10}`);

function inPart(proof: Proof, place: number, change: (part: Proof['parts'][0]) => Proof['parts'][0]): Proof {
  return { ...proof, parts: proof.parts.map((part, index) => (index === place % 2 ? change(part) : part)) };
}

const accounts = [1, 2, 3, 4, 5].map((number) => ({
  login: `investor${number}`,
  amounts: { BTC: `0.${number}9`, USDT: `1000.${number}` },
}));

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

  test.each([
    ['a login of two lines', (proof: Proof) => ({ ...proof, account: 'demo\n1' })],
    ['no login', (proof: Proof) => ({ ...proof, account: '' })],
    ['a count of two lines', (proof: Proof) => ({ ...proof, snapshot: `${snapshot}\n` })],
    ['a short nonce', (proof: Proof) => inPart(proof, 0, (part) => ({ ...part, nonce: 'ab' }))],
  ])('with %s is malformed', async (_, change) => {
    expect(await verify(change(count(accounts)[0]!))).toMatchObject({ isCounted: false, fault: 'form' });
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

/** What the file of an investor has besides the proof. */
const exported = (proof: object) =>
  JSON.stringify({ takenAt: '2026-11-24T03:00:00.000Z', ...proof, balances: [] }, null, 2);

const scripts = { 'verify.mjs': process.execPath, 'verify.sh': 'bash' };

describe.each(Object.entries(scripts))('%s, which needs none of our code,', (script, shell) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liabilities-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(text: string, ...login: readonly string[]) {
    const file = join(folder, 'counted.json');
    await writeFile(file, text);
    const path = join(import.meta.dirname, '../bin', script);
    return new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(shell, [path, file, ...login], { cwd: folder }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
  }

  test('says whose proof it is, of which count, and what it covers', async () => {
    const proof = count(accounts)[0]!;
    expect(await run(exported(proof))).toEqual({
      code: 0,
      output: `COUNTED: account investor1 with BTC 0.19 USDT 1000.1
Count:    ${snapshot}
Day:      2026-11-24T03:00:00.000Z
Accounts: 5
Total:    BTC 1.95 USDT 5001.5
Hash:     ${proof.root}
Compare these five lines with those that the service publishes. The hash does not cover the day.
`,
    });
  });

  test('accepts the proof of the named account only', async () => {
    const [one, two] = count(accounts).map(exported);
    expect(await run(one!, 'investor1')).toMatchObject({ code: 0 });
    expect(await run(one!, 'Investor1')).toMatchObject({ code: 0 });
    expect(await run(two!, 'investor1')).toEqual({
      code: 1,
      output: 'NOT COUNTED: this is the proof of the account investor2.\n',
    });
    for (const login of ['', 'investor', 'investor11', '*', '.*', 'investor[1]', '$(touch canary)'])
      expect(await run(one!, login), login).toMatchObject({ code: 1 });
  });

  test('accepts none of the lies', async () => {
    const proof = count(accounts)[0]!;
    for (const [name, lie] of Object.entries(lies)) {
      const { code, output } = await run(exported(lie(proof, 1)));
      expect([1, 2], name).toContain(code);
      expect(output, name).toMatch(code === 1 ? /^NOT COUNTED: / : /^INVALID: /);
    }
  });

  test('rejects sums that no longer fit', async () => {
    const { root, ...proof } = count(accounts)[0]!;
    const large = inPart({ ...proof, root }, 0, (part) => ({
      ...part,
      path: part.path.map((node) => ({ ...node, amounts: node.amounts.replaceAll(/\d/g, '9') })),
    }));
    expect(await run(exported(large))).toEqual({ code: 1, output: 'NOT COUNTED: a sum is too large.\n' });
  });

  test('names a file without a proof invalid, and runs no command from it', async () => {
    const proof = JSON.parse(exported(count(accounts)[0]!)) as object;
    for (const field of fieldsOfProof) {
      const isNumber = ['leaves', 'part', 'position'].includes(String(field.at(-1)));
      for (const value of [...foreignValues, ...(isNumber ? foreignNumbers : [])]) {
        const text = exported(withValue(proof, field, value)).replace('"1e999"', '1e999');
        const { code, output } = await run(text);
        expect(code, `${field.join('.')}: ${JSON.stringify(value)}\n${output}`).toBe(2);
        expect(output).toMatch(/^INVALID: [^\n]+\n$/);
      }
    }
    for (const text of ['', 'null', '[]', '{}', '"', '$(touch canary)', ' '.repeat(2_000_000)])
      expect(await run(text), text.slice(0, 20)).toMatchObject({ code: 2 });
    expect(
      await run(exported(withValue(proof, ['parts', 1, 'path', 9], { hash: 'h[$(touch canary)]' }))),
    ).toMatchObject({ code: 2 });
    expect(await readdir(folder)).toEqual(['counted.json']);
  });

  test.each(['before', 'after'])('rejects a node too many %s the others', async (place) => {
    const proof = count(accounts)[0]!;
    const longer = inPart(proof, 1, (part) => ({
      ...part,
      path: place === 'before' ? [part.path[0]!, ...part.path] : [...part.path, part.path[0]!],
    }));
    expect(await run(exported(longer))).toMatchObject({ code: 2 });
  });
});

type Field = readonly (string | number)[];

/** Every field of a proof, with one node of a path. */
const fieldsOfProof: readonly Field[] = [
  ...['snapshot', 'takenAt', 'account', 'leaves', 'root', 'total', 'parts'].map((name) => [name]),
  ...['part', 'nonce', 'position', 'amounts', 'path'].map((name) => ['parts', 1, name]),
  ['parts', 0],
  ['parts', 0, 'path', 0],
  ['parts', 1, 'path', 0, 'hash'],
  ['parts', 1, 'path', 0, 'amounts'],
];

/** The proof with another value in this field. */
function withValue(proof: object, field: Field, value: unknown): object {
  const copy = structuredClone(proof);
  const parent = field.slice(0, -1).reduce((at, name) => Reflect.get(at, name), copy);
  Reflect.set(parent, field.at(-1)!, value);
  return copy;
}

const foreignValues = [
  'h[$(touch canary)]',
  '`touch canary`',
  '../../etc/passwd',
  '9'.repeat(400),
  '1e999',
  '0 ',
  null,
  {},
];

/** Numbers, and texts in place of numbers, that no tree has. */
const foreignNumbers = [10 ** 18, -1, 0.5, '0', '\u001B[2J'];
