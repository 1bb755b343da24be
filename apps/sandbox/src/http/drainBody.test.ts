import { text } from 'node:stream/consumers';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { begin, megabyte, write } from '../../test/rawRequest.ts';
import { largeForm } from '../../test/verificationForm.ts';
import { drainBody } from './drainBody.ts';
import { listen, type Listening } from './listen.ts';

const deadToken = 'a'.repeat(43);
const verification = '/api/user-data/verification';

/** The status for a client with keep-alive, or the reason of a failed call. */
async function resolveAddress(
  url: string,
  method: string,
  body: RequestInit['body'],
  headers = {},
): Promise<unknown> {
  try {
    const response = await fetch(url, { method, headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.cause : error;
  }
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('a refusal before the body is read reaches a client that sends the whole body first', () => {
  const sandbox = sharedSandbox();
  const large = Buffer.alloc(3 * megabyte.length, 'a');

  const responsesTo = async (method: string, path: string) => {
    const seen: unknown[] = [];
    for (let sent = 0; sent < 5; sent += 1)
      seen.push(await resolveAddress(`${sandbox.url}${path}`, method, large));
    return seen;
  };

  test.each([
    [404, 'POST', '/api/nothing'],
    [405, 'DELETE', verification],
  ])('as a %i, call after call', async (status, method, path) => {
    expect(await responsesTo(method, path)).toEqual(times(5, status));
  });

  test('as a 401 for a form of 30 MB that is sent before the response is read', async () => {
    const socket = await begin(sandbox.url, [
      `PATCH ${verification} HTTP/1.1`,
      `Authorization: Bearer ${deadToken}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${30 * megabyte.length}`,
      'Connection: close',
    ]);
    for (let sent = 0; sent < 30; sent += 1) await write(socket, megabyte);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('as a 401 for fifteen forms at once', async () => {
    const form = largeForm(3);
    const headers = { authorization: `Bearer ${deadToken}` };
    const send = () => resolveAddress(`${sandbox.url}${verification}`, 'PATCH', form, headers);
    expect(await Promise.all(Array.from({ length: 15 }, send))).toEqual(times(15, 401));
  });
});

describe('reading ends:', () => {
  const told = `Content-Length: ${1_000_000 * megabyte.length}`;
  const usual = { bytes: Infinity, milliseconds: 60_000, silentMilliseconds: 60_000 };
  let listening: Listening;
  beforeAll(async () => {
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.use('/much', drainBody({ ...usual, bytes: 4 * megabyte.length }));
    app.use('/long', drainBody({ ...usual, milliseconds: 100 }));
    app.use('/silent', drainBody({ ...usual, silentMilliseconds: 50 }));
    app.all('*', (context) => context.text('refused', 403));
    listening = await listen(app, { port: 0, hostname: '127.0.0.1', mayTryNext: 0 });
  });
  afterAll(() => listening.close(0));

  test.each(['/much', '/long'])('an endless body is cut off, %s', async (path) => {
    const socket = await begin(listening.url, [`POST ${path} HTTP/1.1`, told]);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    const more = () => {
      while (!socket.destroyed && socket.write(megabyte));
    };
    socket.on('drain', more);
    more();
    await closed;
    expect(socket.bytesWritten).toBeLessThan(1_000_000 * megabyte.length);
  });

  test('a client that stops sending gets a response, and the connection closes', async () => {
    const socket = await begin(listening.url, ['POST /silent HTTP/1.1', told]);
    socket.write(megabyte);
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
  });
});
