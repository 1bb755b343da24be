import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO } from '../seed/seed.ts';
import { startSandbox, type Sandbox } from '../startSandbox.ts';
import { apiAt } from '../../test/apiAt.ts';
import { makeSeededPlace, type SeededPlace } from '../../test/seededDatabase.ts';

/** The way to the database server, which can be cut and mended. */
let way: Server;
const passing = new Set<Socket>();
let folder: string;
let seeded: SeededPlace;
let sandbox: Sandbox;

/** `.s.PGSQL.5432` in a folder is the address that drivers look for. */
const socketIn = (directory: string) => join(directory, '.s.PGSQL.5432');

function mend(target: string): Promise<void> {
  way = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      passing.add(socket);
      socket.on('error', () => undefined).on('close', () => passing.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  return new Promise((resolve) => way.listen(socketIn(folder), resolve));
}

async function cut(): Promise<void> {
  const closed = new Promise<void>((resolve) => way.close(() => resolve()));
  for (const socket of passing) socket.destroy();
  await closed;
}

let target: string;
beforeAll(async () => {
  seeded = await makeSeededPlace();
  folder = await mkdtemp(join(tmpdir(), 'way-'));
  const url = new URL(seeded.place.databaseUrl);
  target = socketIn(url.searchParams.get('host') ?? '');
  url.searchParams.set('host', folder);
  await mend(target);
  sandbox = await startSandbox({ databaseUrl: url.href, uploadsDir: seeded.uploadsDir });
});
afterAll(async () => {
  await sandbox.close();
  await cut();
  await rm(folder, { recursive: true, force: true });
  await seeded.remove();
});

test('without the database calls get 503 with Retry-After, and work again when it is back', async () => {
  const { refreshToken } = await unwrap(apiAt(sandbox.url, null).POST('/auth/login', { body: { ...DEMO } }));
  const asked = ['/api/user/balance', '/api/content/news', '/api/settings/technical_work', '/sandbox/state'];
  const answers = () =>
    Promise.all(
      asked.map(async (path) => {
        const { status, headers } = await fetch(`${sandbox.url}${path}`, {
          headers: { authorization: `bearer ${refreshToken}` },
        });
        return [path, status, headers.get('retry-after')];
      }),
    );
  const all = (status: number, retryAfter: string | null) => asked.map((path) => [path, status, retryAfter]);
  expect(await answers()).toEqual(all(200, null));
  await cut();
  expect(await answers()).toEqual(all(503, '5'));
  expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
  await mend(target);
  expect(await answers()).toEqual(all(200, null));
});
