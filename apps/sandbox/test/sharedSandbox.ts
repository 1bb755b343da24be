import { sharedFixture } from './sharedFixture.ts';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

/** A sandbox for all tests of a file or group. Use it only inside tests. */
export const sharedSandbox = (): TestSandbox => sharedFixture(openTestSandbox, (sandbox) => sandbox.close());
