import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractOperations } from '../../http/contractOperations.ts';
import { callOf } from './generatedCall.ts';

const drawn = (seed: number) =>
  contractOperations.map((operation) => fc.sample(callOf(operation, {}), { seed, numRuns: 20 }));

test('the same seed makes the same calls, to the last byte of a file; another makes others', () => {
  expect(drawn(7)).toEqual(drawn(7));
  const noise = (calls: ReturnType<typeof drawn>) =>
    new Set(JSON.stringify(calls).match(/"noise":\{[^}]*\}/g));
  expect(noise(drawn(7)).size).toBeGreaterThan(10);
  expect([...noise(drawn(7))].some((bytes) => noise(drawn(8)).has(bytes))).toBe(false);
});
