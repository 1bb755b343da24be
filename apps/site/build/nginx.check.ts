import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { get as getPlain } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { parseEnv } from 'node:util';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startSandbox } from '@meridian/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  resolveAddress,
  deployFiles,
  findBrotli,
  findFreePort,
  findNginx,
  localDeployment,
  runNginx,
  type RunningNginx,
  webHeaders,
} from '@meridian/hosting';
import { buildFolder } from './buildFolder.ts';
import { sitePolicies } from './sitePolicies.ts';
import { readInlineScripts } from './inlineScripts.ts';
import { writeSite } from './writeSite.ts';

const build = `${buildFolder}/dist`;
const scratch = mkdtempSync(join(tmpdir(), 'meridian-nginx-'));
const folder = join(scratch, 'dist');
const nginx = findNginx();
if (nginx === undefined)
  throw new Error('This test needs nginx 1.22 or newer: install it, or name its file in NGINX_PATH.');
const hasBrotli = findBrotli(nginx) !== undefined;

const policies = sitePolicies(readInlineScripts());

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: RunningNginx;
let deployment: ReturnType<typeof localDeployment>;
let plainPort: number;

beforeAll(async () => {
  if (!existsSync(join(build, 'app.html'))) throw new Error('Run `npm run build:web` first.');
  cpSync(build, folder, { recursive: true });
  const apiPort = await findFreePort(5700);
  const port = await findFreePort(8543);
  deployment = localDeployment(folder, port);
  const environment = parseEnv(deployFiles(policies, deployment).get('api.env') ?? '');
  const trustedProxies = environment['SANDBOX_TRUSTED_PROXIES']?.split(' ') ?? [];
  sandbox = await startSandbox({ dataDir: 'memory', port: apiPort, trustedProxies });
  await writeSite({ folder, api: sandbox.url, origin: deployment.site });
  plainPort = await findFreePort(8643);
  server = await runNginx({ nginx, prefix: scratch, policies, deployment, plainPort, apiPort });
});

afterAll(async () => {
  await server?.close();
  await sandbox?.close();
  rmSync(scratch, { recursive: true, force: true });
});

interface ApiResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Asks nginx, whose certificate is its own. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { body, ...options }: RequestOptions & { readonly body?: string } = {},
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${deployment.site}${path}`,
      { rejectUnauthorized: false, headers, ...options },
      (response) => {
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
      },
    );
    asked.on('error', reject).end(body);
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
  '/en/app.webmanifest',
  '/en/login',
  '/ru/register?inviter=anna',
  '/cabinet/operations',
  '/en/cabinet',
  '/en/no-such-page',
  '/ru/no-such-page',
  '/no-such-page',
  '/cabinets',
  '/en/plans/no-such-page',
  '/ru/news/newer-than-the-pages',
  '/ru/news/no-such-picture.png',
];

const isFile = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;

it.each(addresses)('responds to %s with the page, status and headers of npm start', async (address) => {
  const { pathname } = new URL(address, deployment.site);
  const expected = resolveAddress(pathname, isFile);
  const response = await ask(address, { 'accept-encoding': 'gzip' });
  expect(response.status).toBe(expected.status);
  const headers = webHeaders(pathname, expected, policies);
  expect(response.headers).toMatchObject(lowerCase(headers));
  expect(response.headers['x-robots-tag']).toBe(headers['X-Robots-Tag']);
  expect(response.text).toBe(readFileSync(join(folder, expected.file ?? ''), 'utf8'));
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
    const response = await ask(path);
    expect(response.headers).toMatchObject(
      lowerCase(webHeaders(path, { status: 200, file: path.slice(1) }, policies)),
    );
    expect(response.headers['content-type']).toContain('text/javascript');
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

it('sends the manifest of the app as one', async () => {
  expect((await ask('/ru/app.webmanifest')).headers['content-type']).toBe('application/manifest+json');
});

it('adds the slash of a language and hands the query on', async () => {
  const { status, headers } = await ask('/en?inviter=anna');
  expect(status).toBe(308);
  expect(headers.location).toBe(`${deployment.site}/en/?inviter=anna`);
});

it('moves addresses without a language or with a final slash', async () => {
  const { status, headers } = await ask('/plans?a=1', { 'accept-language': 'en-GB' });
  expect([status, headers.location]).toEqual([301, `${deployment.site}/en/plans?a=1`]);
  const slash = await ask('/ru/plans/?a=1');
  expect([slash.status, slash.headers.location]).toEqual([301, `${deployment.site}/ru/plans?a=1`]);
});

it('passes API calls on, without the policy of pages', async () => {
  const { status, text } = await ask('/api/settings/contacts', { 'accept-language': 'ru' });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ key: 'contacts' });
});

it.each(['/api/%zz', '/%', '/en/%c3%28%', '/api/../../x'])(
  'responds to the malformed address %s with the problem of the API',
  async (target) => {
    const { status, headers, text } = await ask('/', {}, { path: target });
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(JSON.parse(text)).toMatchObject({ code: 'not_found', status: 404 });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  },
);

it('refuses a body that is too large with the problem of the contract', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': String(50_000_000) };
  const { status, text } = await ask('/api/user/verification', headers, { method: 'POST' });
  expect([status, JSON.parse(text)]).toEqual([413, expect.objectContaining({ code: 'payload_too_large' })]);
});

it('says that the API is busy when it is not there', async () => {
  const prefix = mkdtempSync(join(tmpdir(), 'meridian-nginx-alone-'));
  const [port, plain, apiPort] = [
    await findFreePort(8743),
    await findFreePort(8843),
    await findFreePort(5800),
  ];
  const site = `https://localhost:${port}`;
  const alone = await runNginx({
    nginx,
    prefix,
    policies,
    deployment: { ...deployment, site },
    plainPort: plain,
    apiPort,
  });
  try {
    const { status, headers, text } = await ask('/api/settings/contacts', {}, { port });
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(text)).toMatchObject({ code: 'server_busy', status: 503 });
    expect((await ask('/en/plans', {}, { port })).status).toBe(200);
  } finally {
    await alone.close();
    rmSync(prefix, { recursive: true, force: true });
  }
});

it('pauses the cabinet in the language of the address, and not the public pages', async () => {
  writeFileSync(deployment.pauseFile, '');
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
    rmSync(deployment.pauseFile);
  }
  expect((await ask('/en/login')).status).toBe(200);
});

it('speaks HTTP/2', async () => {
  const session = connect(deployment.site, { rejectUnauthorized: false });
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  expect(session.alpnProtocol).toBe('h2');
  session.close();
});

it('redirects http to https with the path and query', async () => {
  const location = await new Promise((resolve, reject) => {
    getPlain(`http://127.0.0.1:${plainPort}/en/plans?inviter=anna`, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    }).on('error', reject);
  });
  expect(location).toEqual([308, `${deployment.site}/en/plans?inviter=anna`]);
});

it.each<[SecureVersion, string]>([
  ['TLSv1', 'refused'],
  ['TLSv1.1', 'refused'],
  ['TLSv1.2', 'TLSv1.2'],
  ['TLSv1.3', 'TLSv1.3'],
])('%s: %s', async (version, outcome) => {
  const { port } = new URL(deployment.site);
  const spoken = await new Promise((resolve) => {
    const socket = connectTls(
      {
        port: Number(port),
        rejectUnauthorized: false,
        minVersion: version,
        maxVersion: version,
        ciphers: 'ALL:@SECLEVEL=0',
      },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    ).on('error', () => resolve('refused'));
  });
  expect(spoken).toBe(outcome);
});

it('does not tell its version', async () => {
  for (const path of ['/en/plans', '/no-such-page', '/assets/no-such.js'])
    expect((await ask(path)).headers.server).toBe('nginx');
});

it('leads a password manager to the page for a new password', async () => {
  const { status, headers } = await ask('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, `${deployment.site}/cabinet/settings/password`]);
});

it('says whom to tell about a vulnerability', async () => {
  const { status, headers, text } = await ask('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: ${deployment.site}/en/contacts`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const { headers: now } = await ask('/');
  expect(Date.parse(expires)).toBeGreaterThan(Date.parse(String(now.date)));
});

it('serves no source map or manifest of the bundler, and names no map', () => {
  expect(globSync(join(folder, '{**/*.map,**/*manifest*.json}'))).toEqual([]);
  expect(globSync(join(build, '../dist-maps/app-*.js.map'))).toHaveLength(1);
  for (const script of globSync(join(folder, 'assets/*.js')))
    expect(readFileSync(script, 'utf8')).not.toContain('sourceMappingURL');
});

describe('rate limits', () => {
  const lookUp = async (localAddress: string, headers = {}) =>
    (await ask('/api/user/referral/nobody', headers, { localAddress })).status;

  it('of the API are for each address, which a client cannot choose', async () => {
    const statuses: unknown[] = [];
    for (let call = 0; call < 130; call += 1)
      statuses.push(await lookUp('127.0.0.2', { 'x-forwarded-for': `203.0.113.${call}` }));
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect(await lookUp('127.0.0.3')).toBe(404);
    expect(await lookUp('127.0.0.1')).toBe(404);
  });

  it('of nginx cover sign-in, with the error of the contract', async () => {
    const logIn = (localAddress: string, login: string) =>
      ask(
        '/api/auth/login',
        { 'content-type': 'application/json' },
        { method: 'POST', localAddress, body: JSON.stringify({ login, password: 'guess' }) },
      );
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => logIn('127.0.0.4', `person${index}`)),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(responses.filter(({ status }) => status === 401).length).toBeGreaterThan(20);
    for (const { headers, text } of refused) {
      expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '2' });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(JSON.parse(text)).toMatchObject({ code: 'too_many_calls', status: 429 });
    }
    expect((await logIn('127.0.0.5', 'nobody')).status).toBe(401);
  });

  it('of nginx count sign-in, confirmations and second factors together', async () => {
    const paths = ['/auth/second-factor', '/user/confirmation', '/user/totp/confirm'];
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(`/api${paths[index % paths.length]}`, {}, { method: 'POST', localAddress: '127.0.0.7' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });
});

it('marks the cookie of the device as secure', async () => {
  const body = JSON.stringify({ login: 'demo', password: 'calm harbour 26' });
  const { headers } = await ask(
    '/api/auth/login',
    { 'content-type': 'application/json' },
    { method: 'POST', localAddress: '127.0.0.6', body },
  );
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^device=.*; HttpOnly; SameSite=Strict; Secure$/i),
  ]);
});
