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
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>App</title>');
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
  const files = new Map([
    ['en/index.html', '<title>Home</title>'],
    ['en/plans.html', '<title>Plans</title>'],
    ['ru/404.html', '<title>Нет страницы</title>'],
  ]);
  ({ close } = await serveWeb({ folder, files, port, behind: `http://127.0.0.1:${behindPort}` }));
});

afterAll(async () => {
  await close();
  behind.close();
  rmSync(folder, { recursive: true });
});

it('answers every address of the cabinet with its page, which search engines leave out', async () => {
  const answer = await fetch(`${origin}/en/cabinet?page=2`);
  expect(await answer.text()).toContain('<title>App</title>');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('answers static pages by their addresses without an ending, under a policy without exceptions', async () => {
  const page = await fetch(`${origin}/en/plans?inviter=anna`, { headers: { 'accept-encoding': 'br' } });
  expect(await page.text()).toBe('<title>Plans</title>');
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-robots-tag')).toBeNull();
  const home = await fetch(`${origin}/en?inviter=anna`);
  expect(home.url).toBe(`${origin}/en/?inviter=anna`);
  expect(await home.text()).toBe('<title>Home</title>');
});

it('answers an unknown address with 404 and a page that says so', async () => {
  const answer = await fetch(`${origin}/ru/nowhere`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Нет страницы');
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
