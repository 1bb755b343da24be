import { describe, expect, test } from 'vitest';
import { computeCommitment, drawPrize, computeMac, findPrize, type Share } from './index.ts';

const bronze = [
  { id: 'usdt-1', chancePercent: '75' },
  { id: 'usdt-2', chancePercent: '21' },
  { id: 'usdt-5', chancePercent: '3.75' },
  { id: 'usdt-50', chancePercent: '0.25' },
] as const;

const vector = {
  seed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  opening: '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01',
};

/** A MAC with this value. */
const macFor = (value: number) => value.toString(16).padStart(64, '0');

describe('the vector of decision 0026, computed with openssl', () => {
  test('has this commitment', async () => {
    expect(await computeCommitment(vector, bronze)).toBe(
      '5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a',
    );
  });

  test('has these MACs and prizes', async () => {
    expect(await Promise.all([1, 2, 3].map((attempt) => computeMac(vector, attempt)))).toEqual([
      '33bbda82cdce08a3cc12411328df31dec1cce7b777ccc7ec954c6a71727eb9ed',
      '8fd0a15e7403398ac5e18763e4b0a56117ef91962b06b4704dc0e166f7b312eb',
      'd7ba8aaf5c92b6d8b4bf8e5093a0d61016403d685a60d043036fa9df36c17945',
    ]);
    const prizes = await Promise.all([1, 2, 3].map((attempt) => drawPrize(vector, attempt, bronze)));
    expect(prizes.map(({ id }) => id)).toEqual(['usdt-2', 'usdt-1', 'usdt-1']);
  });
});

test('a commitment changes with the seed, the opening, a chance, and the order of the prizes', async () => {
  const others = await Promise.all([
    computeCommitment(vector, bronze),
    computeCommitment({ ...vector, seed: vector.seed.replace('0', '1') }, bronze),
    computeCommitment({ ...vector, opening: vector.opening.replace('1', '2') }, bronze),
    computeCommitment(vector, [{ id: 'usdt-1', chancePercent: '75.0' }, ...bronze.slice(1)]),
    computeCommitment(vector, bronze.toReversed()),
  ]);
  expect(new Set(others).size).toBe(others.length);
});

test('the boundaries of a share belong to the correct prize', () => {
  const drawn = [0, 7499, 7500, 9599, 9600, 9974, 9975, 9999, 10_000].map(
    (value) => findPrize(macFor(value), bronze).id,
  );
  expect(drawn).toEqual([
    'usdt-1',
    'usdt-1',
    'usdt-2',
    'usdt-2',
    'usdt-5',
    'usdt-5',
    'usdt-50',
    'usdt-50',
    'usdt-1',
  ]);
});

test('chances that do not sum to exactly 100 %, or are not decimals, are rejected', () => {
  const refused: readonly (readonly Share[])[] = [
    [],
    [{ id: 'a', chancePercent: '99.99' }],
    [{ id: 'a', chancePercent: '100.01' }],
    [{ id: 'a', chancePercent: '1e2' }],
  ];
  for (const prizes of refused) expect(() => findPrize(macFor(1), prizes)).toThrow(RangeError);
});
