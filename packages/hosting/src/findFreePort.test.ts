import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { holdFreePort } from './findFreePort.ts';

it('releases a port that somebody opened while it was held', async () => {
  const { port, release } = await holdFreePort(5900);
  const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(visitor, 'connect');
  await release();
  visitor.destroy();
  const again = await holdFreePort(port);
  await again.release();
  expect(again.port).toBe(port);
});
