import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { begin, megabyte, write } from '../../test/rawRequest.ts';

const inChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

describe('the response to a too large body reaches a client that sends all of it first:', () => {
  const sandbox = sharedSandbox();

  const form = 'PATCH /api/user-data/verification';
  test.each([
    ['JSON', 'POST /api/auth/login', 'application/json', 8, 413],
    ['a form', form, 'multipart/form-data; boundary=x', 48, 413],
    // Without Content-Length, the type is checked first.
    ['bytes where a form is wanted', form, 'application/octet-stream', 48, 415],
    ['JSON for the control plane', 'POST /sandbox/clock/advance', 'application/json', 8, 413],
  ])('%s, with and without Content-Length', async (_what, call, type, megabytes, chunkedStatus) => {
    const { token } = await sandbox.confirmed();
    for (const hasLength of [true, false]) {
      const socket = await begin(sandbox.url, [
        `${call} HTTP/1.1`,
        `Authorization: Bearer ${token}`,
        `Content-Type: ${type}`,
        hasLength ? `Content-Length: ${megabytes * megabyte.length}` : 'Transfer-Encoding: chunked',
        'Connection: close',
      ]);
      for (let sent = 0; sent < megabytes; sent += 1)
        await write(socket, hasLength ? megabyte : inChunk(megabyte));
      if (!hasLength) socket.write('0\r\n\r\n');
      const status = hasLength ? 413 : chunkedStatus;
      const response = await text(socket);
      expect(response).toContain(`HTTP/1.1 ${status} `);
      expect(response).toContain(
        `"code":"${status === 413 ? 'payload_too_large' : 'unsupported_media_type'}"`,
      );
    }
  });
});
