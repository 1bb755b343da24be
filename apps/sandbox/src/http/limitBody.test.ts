import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';
import { limitBody } from './limitBody.ts';
import { listen, type Listening } from './listen.ts';

const megabyte = Buffer.alloc(1_048_576, 'a');

/** A client that sends all of a body before it reads a word, as many libraries do. */
async function begin(url: string, head: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nHost: ${hostname}\r\n\r\n`);
  return socket;
}

async function write(socket: Socket, piece: Buffer): Promise<void> {
  if (!socket.write(piece)) await once(socket, 'drain');
}

const inChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

describe('the answer to a body that is too large reaches who sends all of it first:', () => {
  const sandbox = sandboxOfFile();

  test.each([
    ['JSON', 'POST /api/auth/login', 'application/json', 8],
    ['a form', 'PATCH /api/user-data/verification', 'multipart/form-data; boundary=x', 48],
    ['bytes where a form is wanted', 'PATCH /api/user-data/verification', 'application/octet-stream', 48],
    ['JSON for the control plane', 'POST /sandbox/clock/advance', 'application/json', 8],
  ])('%s, whether or not its length is told', async (_what, call, type, megabytes) => {
    for (const isTold of [true, false]) {
      const length = isTold ? `Content-Length: ${megabytes * megabyte.length}` : 'Transfer-Encoding: chunked';
      const socket = await begin(sandbox.url, [`${call} HTTP/1.1`, `Content-Type: ${type}`, length]);
      for (let sent = 0; sent < megabytes; sent += 1)
        await write(socket, isTold ? megabyte : inChunk(megabyte));
      if (!isTold) socket.write('0\r\n\r\n');
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toContain('"code":"payload_too_large"');
    }
  });
});

describe('nobody is listened to for ever:', () => {
  const told = `Content-Length: ${1_000_000 * megabyte.length}`;
  let listening: Listening;
  beforeAll(async () => {
    const app = new Hono();
    const refuse = () => new Response('too large', { status: 413 });
    app.use('/much', limitBody(10, refuse, { bytes: 4 * megabyte.length, milliseconds: 60_000 }));
    app.use('/long', limitBody(10, refuse, { bytes: Infinity, milliseconds: 50 }));
    listening = await listen(app, { port: 0, hostname: '127.0.0.1', mayTryNext: 0 });
  });
  afterAll(() => listening.close(0));

  test('who sends more than is let by is cut off', async () => {
    const socket = await begin(listening.url, ['POST /much HTTP/1.1', told]);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    let sent = 0;
    const more = () => {
      while (!socket.destroyed && socket.write(megabyte)) sent += 1;
    };
    socket.on('drain', () => {
      sent += 1;
      more();
    });
    more();
    await closed;
    expect(sent).toBeLessThan(100);
  });

  test('who sends nothing more is answered, and the connection closed', async () => {
    const socket = await begin(listening.url, ['POST /long HTTP/1.1', told]);
    socket.write(megabyte);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});
