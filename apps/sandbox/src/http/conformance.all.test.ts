import { expect, test } from 'vitest';
import { testGeneratedCalls } from '../../test/conformance/generatedCalls.ts';
import { openConformance } from '../../test/conformance/openConformance.ts';
import { isLimited, testOtherStatuses } from '../../test/conformance/otherStatuses.ts';
import { sharedFixture } from '../../test/sharedFixture.ts';
import { type ContractOperation, contractOperations } from '@meridian/contract-kit';

/** The same calls in every run. Another seed or more calls test more. */
const usualSeed = 20_261_121;
const seed = Number(process.env['CONFORMANCE_SEED'] ?? usualSeed);
/** With the usual seed, this number of calls reaches every status. */
const thorough = 45;
const calls = Number(process.env['CONFORMANCE_CALLS'] ?? thorough);
const run = sharedFixture(
  () => openConformance(seed),
  ({ sandbox }) => sandbox.close(),
);

testGeneratedCalls(run, { seed, calls });
testOtherStatuses(run);

/**
 * Statuses for other servers and for failures. The sandbox returns them only when the control plane stages them
 * (`stageRefusals.test.ts`).
 */
function isForOthers(operation: ContractOperation, status: number): boolean {
  switch (status) {
    case 500:
      return true;
    // The sandbox sends no messages that could fail.
    case 502:
      return true;
    // A server may limit any call.
    case 429:
      return !isLimited(operation);
    default:
      return false;
  }
}

// A shorter run, or one with another seed, reaches refusals at random, so it must reach successes only.
const isDemanding = calls >= thorough && seed === usualSeed;

test(`every ${isDemanding ? 'status' : 'success'} of the contract was answered at least once`, () => {
  const missing = contractOperations.flatMap((operation) =>
    [...operation.responses.keys()]
      .filter((status) => isDemanding || status < 300)
      .filter((status) => !isForOthers(operation, status) && !run.reached.has(`${operation.id} ${status}`))
      .map((status) => `${operation.id} ${status}`),
  );
  expect(missing).toEqual([]);
});
