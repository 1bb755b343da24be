import { useFixture } from './useFixture.ts';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

/** A sandbox that is opened before the tests of a file and closed after them; to be had from within them alone. */
export const useSandbox = (): TestSandbox =>
  useFixture(openTestSandbox, (sandbox) => sandbox.close(), 120_000);
