import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Host } from './createHost.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface ServedHost {
  origin: string;
  close: () => Promise<void>;
}

/** Serves what a host has built; `?page=` and `?styles=` choose a page that its server has rendered. */
export async function serveHost(
  { folder, rendered }: Host,
  build: 'dist' | 'dist-development',
): Promise<ServedHost> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const file = pathname === '/' ? '/index.html' : pathname;
    const chosen = rendered.find(
      ({ name, styles }) => name === searchParams.get('page') && styles === searchParams.get('styles'),
    );
    readFile(join(folder, build, file)).then(
      (bytes) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
        response.end(
          file === '/index.html'
            ? bytes
                .toString()
                .replace('<!-- head -->', () => chosen?.head ?? '')
                // Without the space around it: React takes every text for its own.
                .replace(/\s*<!-- body -->\s*/, () => chosen?.body ?? '')
            : bytes,
        );
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
