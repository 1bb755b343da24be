import { afterAll, beforeAll } from 'vitest';

/** What is opened before the tests of a file, or of a group in it, and closed after them; to be had from within them alone. */
export function sharedFixture<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<unknown>,
  milliseconds: number,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  }, milliseconds);
  afterAll(async () => {
    if (opened) await close(opened);
  });
  // Whoever takes it at the head of a file takes what is not opened yet.
  return new Proxy(Object.create(null), {
    get(_none, name) {
      if (!opened) throw new Error('What this file opens is not open yet.');
      return Reflect.get(opened, name);
    },
  });
}
