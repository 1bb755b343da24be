import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from './findFreePort.ts';
import { mixApis, type OtherToken, parseApiRoute } from './mixApis.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const isClosed = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** Each server has a port of its own: `fetch` would use the connection to an earlier one again. */
let lastPort = 4460;
const nextPort = async () => (lastPort = await findFreePort(lastPort + 1));

/** A server that responds with its name, and keeps the calls that it got. */
async function startServer(name: string) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => response.end(`${name}: ${request.method} ${request.url} ${body}`));
  });
  const port = await nextPort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  closing.push(() => isClosed(server));
  return { calls, port, origin: `http://127.0.0.1:${port}` };
}

async function startMix(token: OtherToken) {
  const sandbox = await startServer('sandbox');
  const own = await startServer('own');
  const port = await nextPort();
  const routes = [
    parseApiRoute(`/funds/*=${own.origin}`),
    parseApiRoute(`/user/balance=${own.origin}/`),
    parseApiRoute(`/content/news/one/{id}=${own.origin}`),
    parseApiRoute(`/settings/contacts=${own.origin}`),
  ];
  const { close } = await mixApis({ port, sandbox: sandbox.origin, routes, token });
  closing.push(close);
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
  return { sandbox, own, ask, port };
}

const session = { headers: { authorization: 'Bearer of-the-sandbox', cookie: 'device=of-the-sandbox' } };

it('asks the other server for the named paths, and the sandbox for the rest', async () => {
  const { ask } = await startMix({ kind: 'none' });
  expect(await ask('/api/funds/refills?page=1', { method: 'POST', body: '{}' })).toBe(
    'own: POST /api/funds/refills?page=1 {}',
  );
  expect(await ask('/api/user/balance?currency=USDT')).toBe('own: GET /api/user/balance?currency=USDT ');
  expect(await ask('/api/user/balance/history')).toBe('sandbox: GET /api/user/balance/history ');
  expect(await ask('/api/content/news/one/7')).toBe('own: GET /api/content/news/one/7 ');
  expect(await ask('/api/content/news/one')).toBe('sandbox: GET /api/content/news/one ');
  expect(await ask('/api/settings/contacts')).toBe('own: GET /api/settings/contacts ');
  expect(await ask('/api/settings/auth')).toBe('sandbox: GET /api/settings/auth ');
  expect(await ask('/api/funds')).toBe('sandbox: GET /api/funds ');
  expect(await ask('/sandbox/funds/x')).toBe('sandbox: GET /sandbox/funds/x ');
});

it('sends neither token nor cookie of the sandbox to the other server', async () => {
  const { ask, own, sandbox, port } = await startMix({ kind: 'none' });
  await ask('/api/funds/refills', session);
  await ask('/api/user/profile', session);
  expect(own.calls[0]?.headers).not.toHaveProperty('authorization');
  expect(own.calls[0]?.headers).not.toHaveProperty('cookie');
  expect(own.calls[0]?.headers.host).toBe(`127.0.0.1:${own.port}`);
  expect(sandbox.calls[0]?.headers).toMatchObject({ ...session.headers, host: `127.0.0.1:${port}` });
});

it('sends the token that is given, and that of the sandbox only when told to', async () => {
  const given = await startMix({ kind: 'given', token: 'own-token' });
  await given.ask('/api/funds/refills', session);
  expect(given.own.calls[0]?.headers.authorization).toBe('Bearer own-token');
  const shared = await startMix({ kind: 'shared' });
  await shared.ask('/api/funds/refills', session);
  expect(shared.own.calls[0]?.headers.authorization).toBe(session.headers.authorization);
  expect(shared.own.calls[0]?.headers).not.toHaveProperty('cookie');
});

it('responds with 502 while the other server is not there', async () => {
  const { port: sandboxPort } = await startServer('sandbox');
  const port = await nextPort();
  const routes = [parseApiRoute('/funds/*=http://127.0.0.1:9')];
  const { close } = await mixApis({
    port,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    routes,
    token: { kind: 'none' },
  });
  closing.push(close);
  expect((await fetch(`http://127.0.0.1:${port}/api/funds/refills`)).status).toBe(502);
});

it.each([
  ['/funds/*', /no address of a server/],
  ['/funds/*=api.example', /no address of a server/],
  ['/funds/*=ftp://api.example', /no address of a server/],
  ['/funds/*=https://api.example/v1', /no address of a server/],
  ['/funds/*=https://api.example=x', /no address of a server/],
  ['funds/*=https://api.example', /no path of the contract/],
  ['/*/refills=https://api.example', /no path of the contract/],
  ['/user/balanse=https://api.example', /no path of the contract/],
  ['/user/operations=https://api.example', /no path of the contract/],
  ['/fund/*=https://api.example', /no path of the contract/],
  ['https://api.example', /no path of the contract/],
])('refuses %s', (given, message) => {
  expect(() => parseApiRoute(given)).toThrow(message);
});
