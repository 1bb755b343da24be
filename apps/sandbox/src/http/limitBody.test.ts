import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';
import { begin, megabyte, write } from '../testing/sendFirst.ts';

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
      const socket = await begin(sandbox.url, [
        `${call} HTTP/1.1`,
        `Content-Type: ${type}`,
        length,
        'Connection: close',
      ]);
      for (let sent = 0; sent < megabytes; sent += 1)
        await write(socket, isTold ? megabyte : inChunk(megabyte));
      if (!isTold) socket.write('0\r\n\r\n');
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"code":"payload_too_large"');
    }
  });
});
