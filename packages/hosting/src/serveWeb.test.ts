import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVICE_WORKER } from '@meridian/frame/files';
import { findFreePort } from './findFreePort.ts';
import { serveWeb } from './serveWeb.ts';
import { writePolicies } from './webHeaders.ts';

const policies = writePolicies({
  site: { scripts: ['1', '2'], styles: [''] },
  app: { scripts: ['1', '3'], styles: ['4', ''] },
});
const folder = mkdtempSync(join(tmpdir(), 'served web '));
let upstream: Server;
let upstreamPort: number;
let stranger: Server;
let strangerPort: number;
let port: number;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  upstream = createServer((request, response) => {
    request.on('data', (body) => {
      if (request.url === '/api/broken') {
        response.writeHead(200, { 'content-length': 100 });
        response.write('only a part', () => response.destroy());
      } else if (request.url?.startsWith('/api/list/')) {
        const list = JSON.stringify('x'.repeat(Number(request.url.slice('/api/list/'.length))));
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': list.length,
          vary: 'Accept-Language',
        });
        response.end(list);
      } else response.end(`${request.method} ${request.url} ${body} ${request.headers.host}`);
    });
  });
  upstreamPort = await findFreePort(4300);
  await new Promise<void>((resolve) => {
    upstream.listen(upstreamPort, '127.0.0.1', resolve);
  });
  stranger = createServer((request, response) => response.end(`A stranger was asked for ${request.url}`));
  strangerPort = await findFreePort(4330);
  await new Promise<void>((resolve) => {
    stranger.listen(strangerPort, '127.0.0.1', resolve);
  });
  port = await findFreePort(4350);
  origin = `http://127.0.0.1:${port}`;
  const files = new Map([
    ['en/index.html', '<title>Home</title>'],
    ['en/plans.html', '<title>Plans</title>'],
    [SERVICE_WORKER.slice(1), 'self.skipWaiting()'],
    ['ru/404.html', '<title>Нет страницы</title>'],
  ]);
  ({ close } = await serveWeb({
    folder,
    files,
    policies,
    port,
    upstream: `http://127.0.0.1:${upstreamPort}`,
  }));
});

afterAll(async () => {
  await close();
  upstream.close();
  stranger.close();
  rmSync(folder, { recursive: true });
});

it('leads a password manager to the page for a new password', async () => {
  const { status, headers } = await fetch(`${origin}/.well-known/change-password`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/cabinet/settings/password']);
});

it.each([
  ['/plans?a=1', 'en-GB,ru', '/en/plans?a=1'],
  ['/plans', 'eo', '/ru/plans'],
  ['/plans/', 'en', '/en/plans'],
  ['/en/plans/?a=1', 'ru', '/en/plans?a=1'],
])('moves %s for a visitor with the language %s to %s', async (address, language, target) => {
  const { status, headers } = await fetch(`${origin}${address}`, {
    headers: { 'Accept-Language': language },
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([301, target]);
});

it.each([
  [5000, 'gzip', 'gzip', 'Accept-Language, Accept-Encoding'],
  [50, 'gzip', null, 'Accept-Language'],
  [5000, 'identity', null, 'Accept-Language'],
])(
  'a response of %i bytes to a client that takes %s is compressed: %s',
  async (length, wanted, encoding, vary) => {
    const { headers, ...response } = await fetch(`${origin}/api/list/${length}`, {
      method: 'POST',
      body: '-',
      headers: { 'Accept-Encoding': wanted },
    }).then(async (response) => ({ headers: response.headers, text: await response.text() }));
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, vary]);
    expect(response.text).toHaveLength(length + 2);
  },
);

it('responds to every address of the cabinet with its page, which search engines leave out', async () => {
  const response = await fetch(`${origin}/en/cabinet?page=2`);
  expect(await response.text()).toContain('<title>App</title>');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('lets the cabinet register the service worker, which is asked for again each time', async () => {
  const cabinet = await fetch(`${origin}/en/cabinet`);
  expect(cabinet.headers.get('content-security-policy')).toContain("; worker-src 'self';");
  const publicPage = await fetch(`${origin}/en/plans`);
  expect(publicPage.headers.get('content-security-policy')).toContain("; worker-src 'none';");
  const worker = await fetch(`${origin}${SERVICE_WORKER}`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
});

it('responds to static pages by their addresses without an ending, under a policy without exceptions', async () => {
  const page = await fetch(`${origin}/en/plans?inviter=anna`, { headers: { 'accept-encoding': 'br' } });
  expect(await page.text()).toBe('<title>Plans</title>');
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-robots-tag')).toBeNull();
  const home = await fetch(`${origin}/en?inviter=anna`);
  expect(home.url).toBe(`${origin}/en/?inviter=anna`);
  expect(await home.text()).toBe('<title>Home</title>');
});

it('responds to an unknown address with 404 and a page that says so', async () => {
  const response = await fetch(`${origin}/ru/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Нет страницы');
});

it('lets browsers keep hashed files, and responds with 404 for one of an earlier build', async () => {
  const now = await fetch(`${origin}/assets/app-1a2b.js`);
  expect(now.headers.get('cache-control')).toContain('immutable');
  expect(await now.text()).toBe('export {};');
  const before = await fetch(`${origin}/assets/app-0000.js`);
  expect(before.status).toBe(404);
  expect(before.headers.get('cache-control')).toBe('no-cache');
});

it('passes API calls on with their method, body and host', async () => {
  const response = await fetch(`${origin}/api/refills?page=1`, { method: 'POST', body: '{}' });
  expect(await response.text()).toBe(`POST /api/refills?page=1 {} ${new URL(origin).host}`);
});

it('responds with 502 when the upstream does not respond', async () => {
  const port = await findFreePort(4390);
  const alone = await serveWeb({ folder, policies, port, upstream: 'http://127.0.0.1:9' });
  expect((await fetch(`http://127.0.0.1:${port}/api/settings`)).status).toBe(502);
  await alone.close();
});

/** Sends a request with exactly these lines, which `fetch` would change, and returns the whole response. */
function sendLines(lines: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (part) => (response += String(part)));
    socket.on('error', reject).on('close', () => resolve(response));
    socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
  });
}

it.each([
  '//127.0.0.1:STRANGER/api/x',
  'http://127.0.0.1:STRANGER/api/x',
  'https://127.0.0.1:STRANGER/api/x',
  '/\\127.0.0.1:STRANGER/api/x',
  '//[',
  '*',
  '/api%2f..%2fsandbox/state',
  '/assets/..%5c..%5cpackage.json',
  '/assets\\..\\package.json',
  '/en/plans%00.html',
  '/%',
  '/en/%c3%28',
  '/api/../sandbox/state',
  '/api/%2e%2e/sandbox/state',
  '/api/.%2E/sandbox/state',
  '/api/%00',
  '/api/%zz',
])(
  'responds to the malformed address %s with problem details, asks no other server, and goes on',
  async (target) => {
    const host = `Host: 127.0.0.1:${port}`;
    const named = target.replace('STRANGER', String(strangerPort));
    const response = await sendLines([`POST ${named} HTTP/1.1`, host, 'Content-Length: 2'], '{}');
    expect(response).toMatch(/^HTTP\/1\.1 404 [^]*application\/problem\+json[^]*"code":"not_found"/);
    expect((await fetch(`${origin}/en/plans`)).status).toBe(200);
  },
);

it.each([
  ['GET /sandbox/state HTTP/1.1', 'Host:'],
  ['GET /sandbox/state HTTP/1.1', 'Host:   '],
  ['POST /sandbox/reset HTTP/1.1', 'Host:'],
  ['GET /api/settings HTTP/1.0', 'Accept: */*'],
  ['GET /en/plans HTTP/1.1', 'Host:'],
])('responds with 400 to “%s” without a host name, and gives the call no other one', async (...lines) => {
  expect(await sendLines(lines)).toMatch(/^HTTP\/1\.1 400 /);
});

it.each([
  `/${'x'.repeat(300)}`,
  `/en/${'x'.repeat(300)}`,
  `/en/news/${'x'.repeat(300)}`,
  `/assets/${'x'.repeat(300)}.js`,
  `/${'x/'.repeat(3000)}x`,
  `/${'%D1%8F'.repeat(200)}`,
  '/app.html/x',
  `/en/plans/${'x'.repeat(255)}`,
])('responds with 404 to the address %s, which no file can have', async (address) => {
  expect((await fetch(`${origin}${address}`)).status).toBe(404);
});

it('ends the response of an API call as early as the upstream does', async () => {
  const response = await fetch(`${origin}/api/broken`, { method: 'POST', body: 'broken' });
  await expect(response.text()).rejects.toThrow();
});
