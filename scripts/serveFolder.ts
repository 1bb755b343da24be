import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface ServedFolder {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a folder of files on a free port of this machine; of a folder inside of it, its `index.html`. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const answer = async () => {
      const bytes = await readFile(join(folder, file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream').end(bytes);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
