import { testGeneratedCalls } from '../../test/conformance/generatedCalls.ts';
import { openConformance } from '../../test/conformance/openConformance.ts';
import { testOtherStatuses } from '../../test/conformance/otherStatuses.ts';
import { sharedFixture } from '../../test/sharedFixture.ts';

const seed = 20_261_121;
const run = sharedFixture(
  () => openConformance(seed),
  ({ sandbox }) => sandbox.close(),
);

// `conformance.all.test.ts` sends more, until every status is reached.
testGeneratedCalls(run, { seed, calls: 6 });
testOtherStatuses(run);
