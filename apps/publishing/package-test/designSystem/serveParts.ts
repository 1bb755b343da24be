import { createServer } from 'node:http';

export interface ServedParts {
  url: string;
  /** Sends the rest of the page. */
  release: () => void;
  close: () => Promise<void>;
}

/** Serves a page in two parts: `first` at once, `rest` on release. */
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
