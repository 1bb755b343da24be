import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect, constants, type OutgoingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findFreePort } from './findFreePort.ts';
import { selfSigned } from './selfSigned.ts';
import { serveWeb } from './serveWeb.ts';
import { writePolicies } from './webHeaders.ts';

const texts = { scripts: ['1'], styles: ['2'] };
const folder = mkdtempSync(join(tmpdir(), 'web over http2 '));
const files = 120;
const fileSize = 400_000;
let upstream: Server;
let origin: string;
let certificate: Buffer;
let close: () => Promise<void>;
let session: ClientHttp2Session;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>App</title>');
  for (let file = 0; file < files; file += 1)
    writeFileSync(join(folder, 'assets', `${file}.js`), 'x'.repeat(fileSize));
  upstream = createServer((request, response) => {
    if (request.url === '/api/broken') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"only":', () => response.destroy());
    } else if (request.url === '/api/unread') {
      response.writeHead(413).end();
    } else if (request.url === '/api/hinted') {
      response.writeEarlyHints({ link: '</assets/0.js>; rel=modulepreload' });
      response.end('hinted');
    } else {
      let received = 0;
      request.on('data', (part: Buffer) => (received += part.length));
      request.on('end', () => response.end(`${received} bytes`));
    }
  });
  const upstreamPort = await findFreePort(4410);
  await new Promise<void>((resolve) => {
    upstream.listen(upstreamPort, '127.0.0.1', resolve);
  });
  const port = await findFreePort(4430);
  origin = `https://localhost:${port}`;
  const tls = selfSigned(folder);
  certificate = readFileSync(tls.cert);
  const policies = writePolicies({ site: texts, app: texts });
  ({ close } = await serveWeb({ folder, policies, port, upstream: `http://127.0.0.1:${upstreamPort}`, tls }));
});

afterAll(async () => {
  await close();
  upstream.closeAllConnections();
  upstream.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  // A client has the same default limit of 10 megabytes.
  session = connect(origin, { ca: certificate, maxSessionMemory: 1000 });
});

afterEach(() => session.destroy());

interface Exchange {
  readonly status: number | undefined;
  readonly text: string;
  /** The code with which the stream ended; 0 when it ended well. */
  readonly code: number;
}

function ask(headers: OutgoingHttpHeaders, body?: string): Promise<Exchange> {
  return new Promise((resolve) => {
    const stream = session.request(headers, { endStream: body === undefined });
    let status: number | undefined;
    let text = '';
    stream.on('response', (received) => (status = received[':status']));
    stream.on('data', (part) => (text += String(part)));
    // `close` follows, with the code.
    stream.on('error', () => undefined);
    stream.on('close', () => resolve({ status, text, code: stream.rstCode ?? 0 }));
    if (body !== undefined) stream.end(body);
  });
}

const post = (path: string) => ({ ':path': path, ':method': 'POST' });

it('passes on a body that arrives long after its headers, as on a slow line', async () => {
  const stream = session.request(post('/api/login'));
  const response = new Promise((resolve, reject) => {
    stream.on('error', reject).on('close', () => reject(new Error(`Closed with ${stream.rstCode}.`)));
    stream.on('data', (part) => resolve(String(part)));
  });
  for (let call = 0; call < 20; call += 1) await ask({ ':path': '/api/refills' });
  stream.end('{"login":"demo"}');
  expect(await response).toBe('16 bytes');
});

it('sends many files to a slow reader without ending the connection', async () => {
  const streams = Array.from({ length: files }, (_, file) =>
    session.request({ ':path': `/assets/${file}.js` }),
  );
  await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('response', resolve))));
  // Nothing is read until every response has begun.
  const sizes = streams.map(async (stream) => {
    let size = 0;
    for await (const part of stream) size += Buffer.from(part).length;
    return size;
  });
  expect(new Set(await Promise.all(sizes))).toEqual(new Set([fileSize]));
});

it('serves on after the client resets calls and files', async () => {
  const closed = Array.from({ length: 200 }, (_, index) => {
    const stream = session.request({ ':path': index % 2 ? `/assets/${index % files}.js` : '/api/refills' });
    stream.on('error', () => undefined);
    stream.close(constants.NGHTTP2_CANCEL);
    return new Promise((resolve) => stream.once('close', resolve));
  });
  await Promise.all(closed);
  expect(await ask({ ':path': '/api/refills' })).toEqual({ status: 200, text: '0 bytes', code: 0 });
});

it.each([
  ['/api/unread', 413],
  ['/en/plans', 405],
])('responds to a call to %s without reading its body', async (path, status) => {
  const response = await ask(post(path), 'x'.repeat(200_000));
  expect(response).toMatchObject({ status, code: 0 });
  expect(await ask({ ':path': '/api/refills' })).toMatchObject({ status: 200 });
});

it('passes a response on after early hints', async () => {
  expect(await ask({ ':path': '/api/hinted' })).toEqual({ status: 200, text: 'hinted', code: 0 });
});

it.each(['identity', 'gzip'])('fails a response that the API breaks off (%s)', async (encoding) => {
  const response = await ask({ ':path': '/api/broken', 'accept-encoding': encoding });
  expect(response.code).toBe(constants.NGHTTP2_INTERNAL_ERROR);
});
