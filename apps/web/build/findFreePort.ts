import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The first free port on loopback from the wished one on. */
export async function findFreePort(wished: number): Promise<number> {
  for (let port = wished; port < wished + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`Ports ${wished} to ${wished + 99} are all taken.`);
}
