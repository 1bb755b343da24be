import { readFileSync, statSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { answerTo } from './siteAddresses.ts';
import { webHeaders } from './webHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

const compressible = new Set(['.html', '.js', '.css', '.map', '.svg', '.xml', '.txt']);
const compressions = {
  // The highest quality takes seconds for a large script; this one is still smaller than gzip.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

function encodingFor(accepted: string | undefined): keyof typeof compressions | undefined {
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted ?? ''));
}

interface ServedWeb {
  close: () => Promise<void>;
}

interface WebOptions {
  /** The folder that the build wrote. */
  folder: string;
  /** The prerendered pages and their assets, by their path in the folder. */
  files?: ReadonlyMap<string, string | Buffer>;
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

/** Serves the built site as production does: static pages, the cabinet's single page, and one origin with the API. */
export async function serveWeb({ folder, files = new Map(), port, behind }: WebOptions): Promise<ServedWeb> {
  const compressed = new Map<string, Promise<Buffer>>();
  const pathOf = (file: string) => join(folder, normalize(`/${file}`));
  const has = (file: string) => files.has(file) || isFile(pathOf(file));

  async function answerFile(pathname: string, request: IncomingMessage, response: ServerResponse) {
    const { status, file } = answerTo(pathname, has);
    for (const [name, value] of Object.entries(webHeaders(pathname, { status, file })))
      response.setHeader(name, value);
    response.statusCode = status;
    // A chunk of an earlier build must fail; as a page it would be run as a script.
    if (file === undefined) return void response.end();
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    let body: Buffer = Buffer.from(files.get(file) ?? readFileSync(pathOf(file)));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding && compressible.has(extname(file))) {
      const key = `${encoding} ${file}`;
      const ready = compressed.get(key) ?? compressions[encoding](body);
      compressed.set(key, ready);
      body = await ready;
      response.setHeader('Content-Encoding', encoding);
    }
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (/^\/(api|sandbox)(\/|$)/.test(pathname)) passOn(request, response, behind);
    else if (/^\/(en|ru)$/.test(pathname))
      response.writeHead(308, { Location: `${pathname}/${search}` }).end();
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
