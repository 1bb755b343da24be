import { createServer } from 'node:http';

export interface ServedParts {
  url: string;
  /** Lets what comes after the first parts go to whoever has asked. */
  release: () => void;
  close: () => Promise<void>;
}

/** Serves one page in two goes, as a server does that waits for something: `first`, and on release the `rest`. */
export async function serveParts(first: string, rest: string): Promise<ServedParts> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').write(first);
    void released.then(() => response.end(rest));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    release,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
