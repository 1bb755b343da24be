import { ofFile } from './ofFile.ts';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

/** A sandbox that is opened before the tests of a file and closed after them; to be had from within them alone. */
export const sandboxOfFile = (): TestSandbox =>
  ofFile(openTestSandbox, (sandbox) => sandbox.close(), 120_000);
