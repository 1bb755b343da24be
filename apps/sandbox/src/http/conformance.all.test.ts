import { expect, test } from 'vitest';
import { testGeneratedCalls } from '../../test/conformance/generatedCalls.ts';
import { openConformance } from '../../test/conformance/openConformance.ts';
import { missingOf, testOtherStatuses } from '../../test/conformance/otherStatuses.ts';
import { sharedFixture } from '../../test/sharedFixture.ts';

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

// A shorter run, or one with another seed, reaches refusals at random, so it must reach successes only.
const isDemanding = calls >= thorough && seed === usualSeed;

test(`every ${isDemanding ? 'status' : 'success'} of the contract was answered at least once`, () => {
  expect(missingOf(run, (status) => isDemanding || status < 300)).toEqual([]);
});
