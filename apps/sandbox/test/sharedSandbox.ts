import { sharedFixture } from './sharedFixture.ts';
import type { ServeOptions } from '../src/startSandbox.ts';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

/** A sandbox for all tests of a file or group. Use it only inside tests. */
export const sharedSandbox = (options?: ServeOptions): TestSandbox =>
  sharedFixture(
    () => openTestSandbox(options),
    (sandbox) => sandbox.close(),
  );
