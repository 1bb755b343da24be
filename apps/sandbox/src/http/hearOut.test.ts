import { text } from 'node:stream/consumers';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processOfFile } from '../testing/processOfFile.ts';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';
import { begin, megabyte, write } from '../testing/sendFirst.ts';
import { largeForm } from '../testing/verificationForm.ts';
import { hearOut } from './hearOut.ts';
import { listen, type Listening } from './listen.ts';

const deadToken = 'a'.repeat(43);
const verification = '/api/user-data/verification';

/** The status that a client which keeps its connections is answered with, or why it was not answered. */
async function answerTo(
  url: string,
  method: string,
  body: RequestInit['body'],
  headers = {},
): Promise<unknown> {
  try {
    const answer = await fetch(url, { method, headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.cause : error;
  }
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('forms with a dead token are refused as that, and whoever sends them hears it:', () => {
  const server = processOfFile();
  const send = (body: FormData) =>
    answerTo(`${server.url}${verification}`, 'PATCH', body, { authorization: `Bearer ${deadToken}` });

  test.each([1, 3, 30])('of %i MB, one after the other', async (megabytes) => {
    const seen: unknown[] = [];
    for (let sent = 0; sent < 10; sent += 1) seen.push(await send(largeForm(megabytes)));
    expect(seen).toEqual(times(10, 401));
  });

  test.each([1, 3, 30])('of %i MB, fifteen at once', async (megabytes) => {
    // One for all: a client that is long busy making fifteen may take up a connection that was closed for being idle.
    const form = largeForm(megabytes);
    expect(await Promise.all(Array.from({ length: 15 }, () => send(form)))).toEqual(times(15, 401));
  });
});

describe('what is refused before it was read reaches who sends first', () => {
  const sandbox = sandboxOfFile();
  const large = Buffer.alloc(3 * megabyte.length, 'a');
  const json = { 'content-type': 'application/json' };

  const answersTo = async (method: string, path: string, headers = {}) => {
    const seen: unknown[] = [];
    for (let sent = 0; sent < 5; sent += 1)
      seen.push(await answerTo(`${sandbox.url}${path}`, method, large, headers));
    return seen;
  };

  test.each<[number, string, string, object]>([
    [404, 'POST', '/api/nothing', {}],
    [404, 'POST', '/nowhere', {}],
    [405, 'DELETE', verification, {}],
    [413, 'POST', '/api/auth/login', json],
    [413, 'POST', '/sandbox/clock/advance', json],
  ])('as a %i, call after call', async (status, method, path, headers) => {
    expect(await answersTo(method, path, headers)).toEqual(times(5, status));
  });

  test.each([1, 3, 30])(
    'as a 401 for a form of %i MB, all of which is sent before a word is read',
    async (megabytes) => {
      const socket = await begin(sandbox.url, [
        `PATCH ${verification} HTTP/1.1`,
        `Authorization: Bearer ${deadToken}`,
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${megabytes * megabyte.length}`,
        'Connection: close',
      ]);
      for (let sent = 0; sent < megabytes; sent += 1) await write(socket, megabyte);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  test('as a 415, a 429, a 409 and a 503', async () => {
    const { token } = await sandbox.confirmed();
    const bearer = { authorization: `Bearer ${token}` };
    const send = (headers = {}) => answersTo('PATCH', verification, { ...bearer, ...headers });
    expect(await send(json)).toEqual(times(5, 415));
    for (const [code, status] of [
      ['too_many_calls', 429],
      ['update_error', 409],
    ] as const) {
      expect((await sandbox.control('/refusals', { submitVerification: code })).status).toBe(200);
      expect(await send()).toEqual(times(5, status));
    }
    await sandbox.control('/technical-work', { active: true });
    expect(await send()).toEqual(times(5, 503));
  });
});

describe('nobody is listened to for ever:', () => {
  const told = `Content-Length: ${1_000_000 * megabyte.length}`;
  const usual = { bytes: Infinity, milliseconds: 60_000, silentMilliseconds: 60_000 };
  let listening: Listening;
  beforeAll(async () => {
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.use('/much', hearOut({ ...usual, bytes: 4 * megabyte.length }));
    app.use('/long', hearOut({ ...usual, milliseconds: 100 }));
    app.use('/silent', hearOut({ ...usual, silentMilliseconds: 50 }));
    app.all('*', (context) => context.text('refused', 403));
    listening = await listen(app, { port: 0, hostname: '127.0.0.1', mayTryNext: 0 });
  });
  afterAll(() => listening.close(0));

  test.each(['/much', '/long'])('who sends without end is cut off, %s', async (path) => {
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

  test('who sends nothing more is answered, and the connection closed', async () => {
    const socket = await begin(listening.url, ['POST /silent HTTP/1.1', told]);
    socket.write(megabyte);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });
});
