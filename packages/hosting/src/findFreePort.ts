import { createServer, type Server } from 'node:net';

/** Listens, so that no other process takes the port. Undefined when something else listens there. */
function hold(port: number, host: string): Promise<Server | 'no address' | undefined> {
  return new Promise((resolve) => {
    // A browser that waits for the start would keep its connection, and the closing holder would wait for it.
    const holder = createServer((caller) => caller.destroy());
    // A machine without IPv6 has nothing that could listen there.
    holder.once('error', (error) =>
      resolve('code' in error && error.code === 'EADDRNOTAVAIL' ? 'no address' : undefined),
    );
    holder.listen(port, host, () => resolve(holder));
  });
}

const release = (holder: Server | 'no address' | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (holder === undefined || holder === 'no address') resolve();
    else holder.close(() => resolve());
  });

/** A port that this process holds until it listens there itself. */
export interface HeldPort {
  readonly port: number;
  /** Call it right before listening on the port. */
  readonly release: () => Promise<void>;
}

/** Holds the first port from the wished one on that is free at every address of `localhost`, against commands that start meanwhile. */
export async function holdFreePort(wished: number): Promise<HeldPort> {
  for (let port = wished; port < wished + 100; port += 1) {
    const [v4, v6] = [await hold(port, '127.0.0.1'), await hold(port, '::1')];
    const releaseBoth = async () => {
      await Promise.all([release(v4), release(v6)]);
    };
    if (v4 && v6) return { port, release: releaseBoth };
    await releaseBoth();
  }
  throw new Error(`Ports ${wished} to ${wished + 99} are all taken.`);
}

/** The first port from the wished one on that is free at every address of `localhost`. */
export async function findFreePort(wished: number): Promise<number> {
  const { port, release: releasePort } = await holdFreePort(wished);
  await releasePort();
  return port;
}
