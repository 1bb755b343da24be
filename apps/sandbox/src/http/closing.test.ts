import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { dayInMilliseconds, moveClock } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { DEMO } from '../seed/seed.ts';
import { type Sandbox, serveDatabase, type ServeOptions } from '../startSandbox.ts';
import { openSeededDatabase, testNow } from '../../test/seededDatabase.ts';
import { read, write } from '../transaction/TransactionContext.ts';

interface Latch {
  /** Resolves when the latch is opened. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function latch(): Latch {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

let running: Sandbox | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function serve(
  change: (database: Database) => Partial<Database>,
  options: ServeOptions = {},
): Promise<Sandbox> {
  const database = await openSeededDatabase();
  running = await serveDatabase(
    { ...database, ...change(database) },
    { clock: { standsAt: testNow }, ...options },
  );
  return running;
}

const seen = async (url: string, path: string) => {
  const response = await fetch(`${url}${path}`);
  const { status: word, code }: { status?: unknown; code?: string } = JSON.parse(await response.text());
  return [response.status, code ?? word];
};

const logIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });

/** Finds a free port, so that the URL is known before the server is ready. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address instanceof Object ? resolve(address.port) : reject(new Error('No port.'))));
    });
  });
}

/** Repeats a call until the server listens. */
async function whenListening(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response) return;
    await wait(10);
  }
}

/** A complete request. When it gets a response, the server has also read what the client sent after it in the same write. */
const respondedFirst = 'GET /healthz HTTP/1.1\r\nhost: sandbox\r\n\r\n';

/** Opens a connection and collects the received text. */
async function dial(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  // Not `once`: it rejects when the connection is reset.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  const received = async (expected: RegExp) => {
    while (!expected.test(text)) await once(socket, 'data');
  };
  return { socket, text: () => text, received, closed };
}

describe('a sandbox that starts', () => {
  test('responds to /healthz at once, and /readyz when its database is ready', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const migrating = latch();
    const serving = serve(
      (real) => ({
        async alone(task) {
          await migrating.opened;
          return real.alone(task);
        },
      }),
      { port },
    );
    await whenListening(url);
    expect(await seen(url, '/healthz')).toEqual([200, 'ok']);
    expect(await seen(url, '/readyz')).toEqual([503, 'starting']);
    const early = await logIn(url);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await early.json()).toMatchObject({
      code: 'technical_work',
      instance: `urn:meridian:request:${early.headers.get('x-request-id')}`,
    });
    expect(await seen(url, '/sandbox/clock')).toEqual([503, 'technical_work']);
    migrating.open();
    await serving;
    expect(await seen(url, '/readyz')).toEqual([200, 'ready']);
    expect((await logIn(url)).status).toBe(200);
  });
});

describe('a sandbox that runs', () => {
  test('is not ready when its database does not respond', async () => {
    let isSilent = false;
    const { url } = await serve((real) => ({
      read: (task) => (isSilent ? new Promise(() => undefined) : real.read(task)),
    }));
    isSilent = true;
    expect(await seen(url, '/readyz')).toEqual([503, 'no database']);
  });

  test('refuses calls during a reset and accepts them after it', async () => {
    const seeding = latch();
    const begun = latch();
    let isReset = false;
    const { url } = await serve((real) => ({
      async alone(task) {
        if (isReset) {
          begun.open();
          await seeding.opened;
        }
        return real.alone(task);
      },
    }));
    isReset = true;
    const reset = fetch(`${url}/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    await begun.opened;
    expect(await seen(url, '/readyz')).toEqual([503, 'seeding']);
    expect((await logIn(url)).status).toBe(503);
    seeding.open();
    expect((await reset).status).toBe(200);
    expect(await seen(url, '/readyz')).toEqual([200, 'ready']);
    expect((await logIn(url)).status).toBe(200);
  });
});

describe('a sandbox with many due events', () => {
  test('responds to a call that waited too long with Retry-After; the next call continues the work', async () => {
    let database: Database | undefined;
    const { url } = await serve(
      (opened) => {
        database = opened;
        return {};
      },
      { settleMilliseconds: 1 },
    );
    await write(database!, ({ tx }) => moveClock(tx, 200 * dayInMilliseconds));
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < 500) {
      const response = await fetch(`${url}/api/payment-systems`);
      statuses.push(response.status);
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([503, 200]);
    expect(await read(database!, async ({ isAnythingDue }) => isAnythingDue)).toBe(false);
  });
});

describe('a sandbox that is closed', () => {
  test('stops an advance after the running step, reports the clock and leaves the rest', async () => {
    let opened: Database | undefined;
    let closed: Promise<void> | undefined;
    let begun = Number.NEGATIVE_INFINITY;
    const { url } = await serve((real) => {
      opened = real;
      return {
        write(task) {
          begun += 1;
          // Long before the two hundred days are processed.
          if (begun === 10) closed = running?.close();
          return real.write(task);
        },
        close: async () => undefined,
      };
    });
    begun = 0;
    const advance = await fetch(`${url}/sandbox/clock/advance`, {
      method: 'POST',
      body: '{"days":200}',
      headers: { 'content-type': 'application/json' },
    });
    expect([advance.status, await advance.json()]).toEqual([
      200,
      { now: new Date(testNow.getTime() + 200 * dayInMilliseconds).toISOString() },
    ]);
    await closed;
    expect(begun).toBeLessThan(15);
    const isAnythingDue = () => read(opened!, async (context) => context.isAnythingDue);
    expect(await isAnythingDue()).toBe(true);
    running = await serveDatabase(opened!, { clock: { standsAt: testNow } });
    expect(await isAnythingDue()).toBe(false);
    expect((await logIn(running.url)).status).toBe(200);
  });

  test('responds to the running call, closes its connection and accepts no other', async () => {
    const working = latch();
    const finish = latch();
    let isReady = false;
    const served = await serve((real) => ({
      async write(task) {
        if (isReady) {
          working.open();
          await finish.opened;
        }
        return real.write(task);
      },
    }));
    isReady = true;
    const call = logIn(served.url);
    await working.opened;
    const half = await dial(served.url);
    half.socket.write(`${respondedFirst}GET /api/payment-systems HTTP/1.1\r\nhost: sandbox\r\n`);
    await half.received(/"ok"/);
    const closed = served.close();
    await expect(fetch(`${served.url}/healthz`)).rejects.toThrow();
    half.socket.write('\r\n');
    await half.closed;
    expect(half.text()).toMatch(/HTTP\/1\.1 503 [^]*connection: close/i);
    finish.open();
    const response = await call;
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toMatchObject({ user: { login: DEMO.login } });
    await closed;
  });

  test('does not wait forever for a client that stops in the middle of a request', async () => {
    const served = await serve(() => ({}), { closeMilliseconds: 100 });
    const { socket, received, text, closed } = await dial(served.url);
    socket.write(
      `${respondedFirst}POST /api/auth/login HTTP/1.1\r\nhost: sandbox\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"login"`,
    );
    await received(/"ok"/);
    await served.close();
    await closed;
    expect(text().match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('does not wait forever for the database', async () => {
    const asked = latch();
    const served = await serve(
      () => ({
        close() {
          asked.open();
          return new Promise(() => undefined);
        },
      }),
      { closeMilliseconds: 100 },
    );
    await served.close();
    expect(await asked.opened).toBeUndefined();
  });
});
