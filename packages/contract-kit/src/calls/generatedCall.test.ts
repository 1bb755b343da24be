import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractOperations } from '../contract/contractOperations.ts';
import { callOf } from './generatedCall.ts';

const withForms = contractOperations.filter(({ form }) => form);

test.each(contractOperations.map((operation) => [operation.id, operation] as const))(
  'a hundred calls of %s are generated',
  (_id, operation) => {
    expect(fc.sample(callOf(operation, {}), { seed: 7, numRuns: 100 })).toHaveLength(100);
  },
);

const drawn = (seed: number): string =>
  JSON.stringify(withForms.map((operation) => fc.sample(callOf(operation, {}), { seed, numRuns: 30 })));
const noiseOf = (calls: string): ReadonlySet<string> => new Set(calls.match(/"noise":\{[^}]*\}/g));

test('the same seed generates identical calls and files, another seed others', () => {
  const calls = drawn(7);
  expect(drawn(7) === calls).toBe(true);
  expect(noiseOf(calls).size).toBeGreaterThan(10);
  const others = noiseOf(drawn(8));
  expect([...noiseOf(calls)].some((bytes) => others.has(bytes))).toBe(false);
});
