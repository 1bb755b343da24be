import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { holdFreePort } from './findFreePort.ts';

test('a held port is released although somebody has called it', async () => {
  const { port, release } = await holdFreePort(4990);
  const caller = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => caller.on('error', resolve).on('close', resolve));
  await once(caller, 'connect');
  await release();
  await ended;
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(server.address()).toMatchObject({ port });
  server.close();
});

test('the next port is held when one is taken', async () => {
  const first = await holdFreePort(4990);
  const second = await holdFreePort(first.port);
  expect(second.port).toBeGreaterThan(first.port);
  await Promise.all([first.release(), second.release()]);
});
