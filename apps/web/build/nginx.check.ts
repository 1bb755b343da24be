import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startSandbox } from '@meridian/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from './findFreePort.ts';
import { findBrotli, findNginx, runNginx, type RunningNginx } from './runNginx.ts';
import { readInlineScripts } from './inlineScripts.ts';
import { answerTo } from './siteAddresses.ts';
import { policiesOf, webHeaders } from './webHeaders.ts';
import { writeSite } from './writeSite.ts';

const build = fileURLToPath(new URL('../dist', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'meridian-nginx-'));
const folder = join(scratch, 'dist');
const nginx = findNginx();
if (nginx === undefined)
  throw new Error('This test needs nginx 1.22 or newer: install it, or name its file in NGINX_PATH.');
const hasBrotli = findBrotli(nginx) !== undefined;

const policies = policiesOf(readInlineScripts());

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: RunningNginx;

beforeAll(async () => {
  if (!existsSync(join(build, 'app.html'))) throw new Error('Run `npm run build:web` first.');
  cpSync(build, folder, { recursive: true });
  const apiPort = await findFreePort(5700);
  const port = await findFreePort(8543);
  sandbox = await startSandbox({ dataDir: 'memory', port: apiPort });
  await writeSite({ folder, api: sandbox.url, origin: `https://localhost:${port}` });
  server = await runNginx({ nginx, prefix: scratch, folder, policies, port, apiPort });
});

afterAll(async () => {
  await server?.close();
  await sandbox?.close();
  rmSync(scratch, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Asks nginx, whose certificate is its own. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${server.origin}${path}`, { rejectUnauthorized: false, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: (decode ? decode(body) : body).toString(),
        });
      });
    }).on('error', reject);
  });
}

/** Headers whose names are in lower case, as Node reads them. */
const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** An address of each kind. */
const addresses = [
  '/',
  '/en/',
  '/ru/',
  '/en/plans',
  '/ru/strategies/spot-rebalancing',
  '/ru/contacts?inviter=anna',
  '/robots.txt',
  '/en/login',
  '/ru/register?inviter=anna',
  '/cabinet/operations',
  '/en/cabinet',
  '/en/no-such-page',
  '/ru/no-such-page',
  '/no-such-page',
  '/cabinets',
  '/en/plans/no-such-page',
];

it.each(addresses)('answers %s with the page, status and headers of npm start', async (address) => {
  const { pathname } = new URL(address, server.origin);
  const expected = answerTo(pathname, (file) => existsSync(join(folder, file)));
  const answer = await ask(address, { 'accept-encoding': 'gzip' });
  expect(answer.status).toBe(expected.status);
  const headers = webHeaders(pathname, expected, policies);
  expect(answer.headers).toMatchObject(lowerCase(headers));
  expect(answer.headers['x-robots-tag']).toBe(headers['X-Robots-Tag']);
  expect(answer.text).toBe(readFileSync(join(folder, expected.file ?? ''), 'utf8'));
});

describe('files', () => {
  it.each<{ accepted: string; encoding: string | undefined }>([
    { accepted: 'gzip', encoding: 'gzip' },
    ...(hasBrotli ? [{ accepted: 'gzip, deflate, br', encoding: 'br' }] : []),
    { accepted: 'identity', encoding: undefined },
  ])('are sent as they were compressed at build time: $accepted', async ({ accepted, encoding }) => {
    const [script = ''] = globSync(join(folder, 'assets/boot-*.js'));
    for (const path of ['/en/plans', '/en/login', '/en/no-such-page', `/assets/${basename(script)}`]) {
      const { headers } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
    }
  });

  it('with a hash in their names stay in the cache; one of an earlier build is no script', async () => {
    const [script = ''] = globSync(join(folder, 'assets/boot-*.js'));
    const path = `/assets/${basename(script)}`;
    const answer = await ask(path);
    expect(answer.headers).toMatchObject(
      lowerCase(webHeaders(path, { status: 200, file: path.slice(1) }, policies)),
    );
    expect(answer.headers['content-type']).toContain('text/javascript');
    const before = await ask('/assets/boot-0000.js');
    expect(before.status).toBe(404);
    expect(before.headers['cache-control']).toBe('no-cache');
    expect(before.headers['content-type']).not.toContain('javascript');
  });

  it('whose names begin with a dot are not sent', async () => {
    writeFileSync(join(folder, '.inputs'), 'secret');
    expect((await ask('/.inputs')).status).toBe(404);
  });
});

it('adds the slash of a language and hands the query on', async () => {
  const { status, headers } = await ask('/en?inviter=anna');
  expect(status).toBe(308);
  expect(headers.location).toBe(`${server.origin}/en/?inviter=anna`);
});

it('passes API calls on, without the policy of pages', async () => {
  const { status, text } = await ask('/api/settings/contacts', { 'accept-language': 'ru' });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ key: 'contacts' });
});

it('pauses the cabinet in the language of the address, and not the public pages', async () => {
  writeFileSync(server.pauseFile, '');
  try {
    for (const [address, language] of [
      ['/en/login', 'en'],
      ['/ru/register', 'ru'],
      ['/cabinet/operations', 'ru'],
    ] as const) {
      const { status, headers, text } = await ask(address);
      expect(status).toBe(503);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain('data-refresh');
      expect(headers).toMatchObject(
        lowerCase(webHeaders(address, { status: 503, file: undefined }, policies)),
      );
    }
    expect((await ask('/en/plans')).status).toBe(200);
  } finally {
    rmSync(server.pauseFile);
  }
  expect((await ask('/en/login')).status).toBe(200);
});

it('speaks HTTP/2', async () => {
  const session = connect(server.origin, { rejectUnauthorized: false });
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  expect(session.alpnProtocol).toBe('h2');
  session.close();
});
