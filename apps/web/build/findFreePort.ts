import { createServer } from 'node:net';

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nothing that could listen there.
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRNOTAVAIL'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The first port from the wished one on that is free at every address of `localhost`. */
export async function findFreePort(wished: number): Promise<number> {
  for (let port = wished; port < wished + 100; port += 1) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
  throw new Error(`Ports ${wished} to ${wished + 99} are all taken.`);
}
