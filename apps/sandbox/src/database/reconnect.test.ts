import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractOperations } from '@meridian/contract-kit';
import { DEMO } from '../seed/seed.ts';
import { startSandbox, type Sandbox } from '../startSandbox.ts';
import { apiAt } from '../../test/apiAt.ts';
import { makeSeededPlace, type SeededPlace } from '../../test/seededDatabase.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

/** A proxy of the database server that can be closed, opened again and frozen. */
let proxy: Server;
const sockets = new Set<Socket>();
let isFrozen = false;
let folder: string;
let seeded: SeededPlace;
let sandbox: Sandbox;

/** Drivers look for `.s.PGSQL.5432` in the folder that `host` names. */
const socketIn = (directory: string) => join(directory, '.s.PGSQL.5432');

function openProxy(target: string): Promise<void> {
  proxy = createServer((near) => {
    // A frozen server accepts connections too: the kernel does.
    if (isFrozen) {
      sockets.add(near.on('close', () => sockets.delete(near)));
      return;
    }
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  return new Promise((resolve) => proxy.listen(socketIn(folder), resolve));
}

/** The server stops responding, and its connections stay open: what SIGSTOP does to it. */
function freeze(): void {
  isFrozen = true;
  for (const socket of sockets) socket.unpipe().pause();
}

async function thaw(): Promise<void> {
  isFrozen = false;
  await closeProxy();
  await openProxy(target);
}

async function closeProxy(): Promise<void> {
  const closed = new Promise<void>((resolve) => proxy.close(() => resolve()));
  for (const socket of sockets) socket.destroy();
  await closed;
}

let target: string;
beforeAll(async () => {
  seeded = await makeSeededPlace();
  folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  const url = new URL(seeded.place.databaseUrl);
  target = socketIn(url.searchParams.get('host') ?? '');
  url.searchParams.set('host', folder);
  await openProxy(target);
  sandbox = await startSandbox({ databaseUrl: url.href, uploadsDir: seeded.uploadsDir });
});
afterAll(async () => {
  await sandbox.close();
  await closeProxy();
  await rm(folder, { recursive: true, force: true });
});

test('without the database calls get 503 with Retry-After, and work again when it is back', async () => {
  const { refreshToken } = await unwrapSession(
    apiAt(sandbox.url, null).POST('/auth/login', { body: { ...DEMO } }),
  );
  const asked = ['/api/user/balance', '/api/content/news', '/api/settings/technical_work', '/sandbox/state'];
  const responses = () =>
    Promise.all(
      asked.map(async (path) => {
        const { status, headers } = await fetch(`${sandbox.url}${path}`, {
          headers: { authorization: `bearer ${refreshToken}` },
        });
        return [path, status, headers.get('retry-after')];
      }),
    );
  const all = (status: number, retryAfter: string | null) => asked.map((path) => [path, status, retryAfter]);
  expect(await responses()).toEqual(all(200, null));
  await closeProxy();
  expect(await responses()).toEqual(all(503, '5'));
  expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
  await openProxy(target);
  expect(await responses()).toEqual(all(200, null));
});

test('while the database is frozen every call gets 503 with Retry-After, and none leaks a connection', async () => {
  const { refreshToken } = await unwrapSession(
    apiAt(sandbox.url, null).POST('/auth/login', { body: { ...DEMO } }),
  );
  const responses = () =>
    Promise.all(
      contractOperations.map(async ({ id, method, path }) => {
        const { status, headers } = await fetch(
          `${sandbox.url}/api${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`,
          {
            method: method.toUpperCase(),
            headers: { authorization: `bearer ${refreshToken}` },
          },
        );
        return [id, status, headers.get('retry-after')];
      }),
    );
  expect((await responses()).filter(([, status]) => status === 503)).toEqual([]);
  freeze();
  expect(await responses()).toEqual(contractOperations.map(({ id }) => [id, 503, '5']));
  await thaw();
  expect((await responses()).filter(([, status]) => status === 503)).toEqual([]);
});
