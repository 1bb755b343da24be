import { afterAll, beforeAll } from 'vitest';

/** Opens a fixture before the tests of a file or group and closes it after them. Use it only inside tests. */
export function sharedFixture<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<unknown>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    if (opened) await close(opened);
  });
  // A proxy, because the fixture is not open yet when the file loads.
  return new Proxy(Object.create(null), {
    get(_none, name) {
      if (!opened) throw new Error('What this file opens is not open yet.');
      return Reflect.get(opened, name);
    },
  });
}
