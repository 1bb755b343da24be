import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brandCss, defaultBrand } from '@meridian/ui/brand';
import { PAGES } from './buildPages.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

const shell = (name: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">',
    name.endsWith('.meridian') ? `<style>${brandCss(defaultBrand)}</style>` : '',
    existsSync(`${PAGES}/${name}/page.css`) ? `<link rel="stylesheet" href="/${name}/page.css">` : '',
    `</head><body><div id="root"></div><script type="module" src="/${name}/page.js"></script></body></html>`,
  ].join('');

/** Serves the built pages on loopback: `/table.tanstack/?rows=1000`. */
export async function servePages(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = `${PAGES}${pathname}`;
    const isPage = pathname.endsWith('/');
    if (!isPage && !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': isPage ? 'text/html' : (types[extname(file)] ?? 'application/octet-stream'),
      })
      .end(isPage ? shell(pathname.slice(1, -1)) : readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this shape, and no other.
  const address: AddressInfo | string | null = server.address();
  const port = address instanceof Object ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
