import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from './findFreePort.ts';
import { serveWeb } from './serveWeb.ts';

const folder = mkdtempSync(join(tmpdir(), 'served web '));
let behind: Server;
let behindPort: number;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  behind = createServer((request, response) => {
    request.on('data', (body) =>
      response.end(`${request.method} ${request.url} ${body} ${request.headers.host}`),
    );
  });
  behindPort = await findFreePort(4300);
  await new Promise<void>((resolve) => {
    behind.listen(behindPort, '127.0.0.1', resolve);
  });
  const port = await findFreePort(4350);
  origin = `http://127.0.0.1:${port}`;
  ({ close } = await serveWeb({ folder, port, behind: `http://127.0.0.1:${behindPort}` }));
});

afterAll(async () => {
  await close();
  behind.close();
  rmSync(folder, { recursive: true });
});

it('answers every address with the page, under a policy that allows scripts of this origin only', async () => {
  const answer = await fetch(`${origin}/en/cabinet?page=2`);
  expect(await answer.text()).toContain('<title>App</title>');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('lets browsers keep hashed files, and answers 404 for one of an earlier build', async () => {
  const now = await fetch(`${origin}/assets/app-1a2b.js`);
  expect(now.headers.get('cache-control')).toContain('immutable');
  expect(await now.text()).toBe('export {};');
  const before = await fetch(`${origin}/assets/app-0000.js`);
  expect(before.status).toBe(404);
  expect(before.headers.get('cache-control')).toBe('no-cache');
});

it('passes API calls on with their method, body and host', async () => {
  const answer = await fetch(`${origin}/api/refills?page=1`, { method: 'POST', body: '{}' });
  expect(await answer.text()).toBe(`POST /api/refills?page=1 {} ${new URL(origin).host}`);
});

it('answers 502 when nothing answers behind it', async () => {
  const port = await findFreePort(4390);
  const alone = await serveWeb({ folder, port, behind: 'http://127.0.0.1:9' });
  expect((await fetch(`http://127.0.0.1:${port}/api/settings`)).status).toBe(502);
  await alone.close();
});
