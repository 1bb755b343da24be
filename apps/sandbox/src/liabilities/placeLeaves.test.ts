import { createHash } from 'node:crypto';
import { growTree, writeLine, type PlacedNode, findSiblings, toUnits } from '@meridian/liabilities';
import { describe, expect, test } from 'vitest';
import { type PlacedLeaf, placeLeaves } from './placeLeaves.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const nights = 30;
const decimals = new Map([['USDT', 6]]);

const accountsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    owner: index,
    login: `investor${index}`,
    amounts: { USDT: `${100.5 + index}` as const },
  }));

/** Every sum that the proof of an account has besides its own leaves, by the path of each of the two. */
function pathsOf(login: string, leaves: readonly PlacedLeaf<number>[]): bigint[][] {
  const nodes = new Map<string, PlacedNode>();
  const growing = growTree(
    leaves.map(({ node }) => node),
    sha256,
  );
  for (let step = growing.next(); !step.done; step = growing.next())
    nodes.set(`${step.value.height} ${step.value.position}`, step.value);
  return leaves.flatMap(({ leaf }, position) =>
    leaf.account === login
      ? [
          findSiblings(position, leaves.length).map(
            (place) => nodes.get(`${place.height} ${place.position}`)!.node.units.get('USDT') ?? 0n,
          ),
        ]
      : [],
  );
}

describe('the proofs of thirty nights', () => {
  test.each([3, 4, 5, 6, 8, 13, 30])('show nobody the balance of one of %i accounts', (count) => {
    const accounts = accountsOf(count);
    const balances = new Set(accounts.map(({ amounts }) => toUnits(amounts).get('USDT')));
    for (let night = 0; night < nights; night += 1) {
      const leaves = placeLeaves(`night ${night}`, accounts, decimals);
      const [first = [], second = []] = pathsOf('investor0', leaves);
      const shown = [...first, ...second, ...first.flatMap((one) => second.map((other) => one + other))];
      expect(shown.filter((sum) => balances.has(sum))).toEqual([]);
    }
  });

  test('have no more decimals in a part than its currency, which would mark the sums of whole accounts', () => {
    const leaves = placeLeaves('night', accountsOf(30), decimals);
    for (const { leaf } of leaves) expect(writeLine(leaf.units)).toMatch(/\.\d{6}0{12}$/);
  });

  test('count every account twice, in an order that says nothing about its parts', () => {
    const accounts = accountsOf(13);
    const leaves = placeLeaves('night', accounts, decimals);
    expect(leaves.map(({ leaf }) => leaf.part)).toEqual([...Array(13).fill(1), ...Array(13).fill(2)]);
    for (const { login, amounts } of accounts) {
      const own = leaves.filter(({ leaf }) => leaf.account === login);
      const sum = own.reduce((total, { leaf }) => total + (leaf.units.get('USDT') ?? 0n), 0n);
      expect([own.length, sum]).toEqual([2, toUnits(amounts).get('USDT')]);
    }
  });

  test.each([1, 2])('are made of %i accounts too, where a balance cannot be hidden', (count) => {
    expect(placeLeaves('night', accountsOf(count), decimals)).toHaveLength(2 * count);
  });
});
