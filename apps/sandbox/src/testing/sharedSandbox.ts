import { sharedFixture } from './sharedFixture.ts';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

/** A sandbox that is opened before the tests of a file and closed after them; to be had from within them alone. */
export const sharedSandbox = (): TestSandbox =>
  sharedFixture(openTestSandbox, (sandbox) => sandbox.close(), 120_000);
