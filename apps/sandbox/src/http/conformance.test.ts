import { expect, test } from 'vitest';
import { testGeneratedCalls } from '../../test/conformance/generatedCalls.ts';
import { openConformance } from '../../test/conformance/openConformance.ts';
import { missingOf, testOtherStatuses } from '../../test/conformance/otherStatuses.ts';
import { sharedFixture } from '../../test/sharedFixture.ts';

const seed = 20_261_121;
const run = sharedFixture(
  () => openConformance(seed),
  ({ sandbox }) => sandbox.close(),
);

testGeneratedCalls(run, { seed, calls: 6 });
testOtherStatuses(run);

// Rare refusals need more calls: `conformance.all.test.ts` reaches every status.
test('every success of the contract was answered at least once', () => {
  expect(missingOf(run, (status) => status < 300)).toEqual([]);
});
