import { afterAll, beforeAll } from 'vitest';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

/** A sandbox that is opened before the tests of a file and closed after them; to be had from within them alone. */
export function sandboxOfFile(): TestSandbox {
  let opened: TestSandbox | undefined;
  beforeAll(async () => {
    opened = await openTestSandbox();
  }, 120_000);
  afterAll(() => opened?.close());
  // Whoever takes it at the head of a file takes what is not opened yet.
  return new Proxy(Object.create(null), {
    get(_none, name) {
      if (!opened) throw new Error('The sandbox of this file is not open yet.');
      return Reflect.get(opened, name);
    },
  });
}
