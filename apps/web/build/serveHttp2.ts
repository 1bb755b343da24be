import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { extname, join, normalize } from 'node:path';
import { selfSigned } from './selfSigned.ts';
import { answerTo } from './siteAddresses.ts';
import { webHeaders } from './webHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

interface Http2Options {
  folder: string;
  port: number;
  /** The origin of the API. */
  api: string;
  /** Where the certificate is written. */
  prefix: string;
}

/** Serves a folder that `writeSite` has compressed over HTTP/2, for measuring where there is no nginx. It answers GET only. */
export async function serveHttp2({ folder, port, api, prefix }: Http2Options) {
  const { key, cert } = selfSigned(prefix);
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  const pathOf = (file: string) => join(folder, normalize(`/${file}`));
  const isFile = (file: string) => statSync(pathOf(file), { throwIfNoEntry: false })?.isFile() === true;

  async function answer(stream: ServerHttp2Stream, address: string, language: string) {
    const { pathname, search } = new URL(address, 'http://host');
    if (pathname.startsWith('/api/')) {
      const response = await fetch(api + pathname + search, { headers: { 'accept-language': language } });
      stream.respond({
        ':status': response.status,
        'content-type': response.headers.get('content-type') ?? 'application/json',
      });
      stream.end(await response.text());
      return;
    }
    const { status, file } = answerTo(pathname, isFile);
    if (file === undefined) return stream.respond({ ':status': 404 }, { endStream: true });
    const path = pathOf(file);
    const isCompressed = existsSync(`${path}.br`);
    stream.respond({
      ':status': status,
      ...webHeaders(pathname, { status, file }),
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    stream.end(readFileSync(isCompressed ? `${path}.br` : path));
  }

  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    // The browser closes a stream that it no longer needs.
    stream.on('error', () => undefined);
    answer(stream, headers[':path'] ?? '/', headers['accept-language'] ?? '').catch(() => stream.close());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
