import { readFileSync, statSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { webHeaders } from './webHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const compressible = new Set(['.html', '.js', '.css', '.map', '.svg']);
const compress = promisify(gzip);

interface ServedWeb {
  close: () => Promise<void>;
}

interface WebOptions {
  /** The folder that the build wrote. */
  folder: string;
  port: number;
  /** The origin that answers `/api` and `/sandbox`. */
  behind: string;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Passes a call on with its own headers, so that the server behind sees the browser's `Host` and `Origin`. */
function passOn(request: IncomingMessage, response: ServerResponse, behind: string): void {
  const { method, headers } = request;
  const onward = send(new URL(request.url ?? '/', behind), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    // An answer that ends too early must fail in the browser, too.
    answer.on('error', () => response.destroy());
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Serves the built web app as production does: one page for every address, hashed files, and one origin with the API. */
export async function serveWeb({ folder, port, behind }: WebOptions): Promise<ServedWeb> {
  const compressed = new Map<string, Promise<Buffer>>();

  async function answerFile(path: string, request: IncomingMessage, response: ServerResponse) {
    const wished = join(folder, normalize(path));
    const isHashed = path.startsWith('/assets/');
    const file = isFile(wished) ? wished : join(folder, 'index.html');
    // A chunk of an earlier build must fail; as a page it would be run as a script.
    if (isHashed && file !== wished) return void response.writeHead(404, webHeaders('/')).end();
    for (const [name, value] of Object.entries(webHeaders(path))) response.setHeader(name, value);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    let body: Buffer = readFileSync(file);
    if (compressible.has(extname(file)) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      const ready = compressed.get(file) ?? compress(body);
      compressed.set(file, ready);
      body = await ready;
      response.setHeader('Content-Encoding', 'gzip');
    }
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (/^\/(api|sandbox)(\/|$)/.test(pathname)) passOn(request, response, behind);
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else answerFile(pathname, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
