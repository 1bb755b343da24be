import { readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { languages } from '@meridian/i18n';
import { type Context, Hono } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { resolveAddress, canonicalPath, changePassword, pathOfTarget } from './siteAddresses.ts';
import { type Policies, webHeaders } from './webHeaders.ts';

interface WebOptions {
  /** The folder that the build wrote. */
  folder: string;
  /** The prerendered pages and their assets, by their path in the folder. They win over the files of the folder. */
  files?: ReadonlyMap<string, string | Buffer>;
  policies: Policies;
  port: number;
  /** The origin that responds with `/api` and `/sandbox`. */
  upstream: string;
  /** Serves HTTP/2 with the key and the certificate in these files. */
  tls?: { readonly key: string; readonly cert: string };
}

/** A path of the API that no operation has. */
const MALFORMED_CALL = '/api/malformed-address';

/**
 * Streams of a connection like nginx, and megabytes for their responses: above Node's 10, a slow reader of many files would lose
 * its connection.
 */
const perConnection = { streams: 128, megabytes: 256 };

interface ServedWeb {
  close: () => Promise<void>;
}

type SiteContext = Context<{ Bindings: HttpBindings }>;

/** By the ending that the static handler asks for. */
const compressions = new Map([
  [
    '.br',
    // The highest quality takes seconds for a large script; this one is still smaller than gzip.
    (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ],
  ['.gz', (body: Buffer) => promisify(gzip)(body)],
]);

/** Headers that concern one connection only. HTTP/2 has none of them. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Whether it is worth compressing a response of the API, which has no compression of its own. */
const isCompressible = (wanted = '', { headers }: IncomingMessage) =>
  /\bgzip\b/.test(wanted) &&
  headers['content-encoding'] === undefined &&
  /^application\/(problem\+)?json/.test(headers['content-type'] ?? '') &&
  Number(headers['content-length'] ?? Infinity) > 1024;

/** The host name of a call. HTTP/2 has another header for it. Empty if the call has none. */
const hostOf = ({ headers }: HttpBindings['incoming']): string =>
  headers.host ?? [headers[':authority']].flat().join('');

/**
 * Passes a call on with its own headers, so that the upstream sees the browser's `Host` and `Origin`. The call has a host name:
 * Node would replace an empty one with that of the upstream, which the controls take for a local caller.
 */
function passOn({ incoming, outgoing }: HttpBindings, upstream: string, path: string): Response {
  const { hostname, port } = new URL(upstream);
  const { method } = incoming;
  const headers = {
    ...Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))),
    host: hostOf(incoming),
  };
  const onward = request({ hostname, port, path, method, headers }, (response) => {
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined && !ofConnection.has(name)) outgoing.setHeader(name, value);
    const isCompressed = isCompressible(incoming.headers['accept-encoding'], response);
    if (isCompressed) {
      outgoing.removeHeader('content-length');
      outgoing.setHeader('content-encoding', 'gzip');
      outgoing.appendHeader('vary', 'Accept-Encoding');
    }
    outgoing.writeHead(response.statusCode ?? 502);
    if (isCompressed) response.pipe(createGzip()).pipe(outgoing);
    else response.pipe(outgoing);
    // A response that ends too early must fail in the browser, too. Over HTTP/2 only an error resets the stream as failed.
    response.on('error', (error) => outgoing.destroy(error));
  });
  onward.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy(error);
    else outgoing.writeHead(502).end();
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
  return RESPONSE_ALREADY_SENT;
}

/** Serves the built site as production does: static pages, the cabinet's single page, and one origin with the API. */
export function serveWeb({
  folder,
  files = new Map(),
  policies,
  port,
  upstream,
  tls,
}: WebOptions): Promise<ServedWeb> {
  function isInFolder(file: string): boolean {
    try {
      return !/(^|\/)\./.test(file) && statSync(join(folder, file)).isFile();
    } catch {
      // Also a name that is too long for any file.
      return false;
    }
  }
  const has = (file: string) => files.has(file) || isInFolder(file);
  const read = (file: string) => Buffer.from(files.get(file) ?? readFileSync(join(folder, file)));

  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  async function contentOf(file: string): Promise<Buffer<ArrayBuffer> | null> {
    const ending = extname(file);
    const compress = compressions.get(ending);
    const original = file.slice(0, -ending.length);
    // `npm run build` compresses the files of the folder.
    if (!compress || (!files.has(original) && isInFolder(file))) return has(file) ? read(file) : null;
    const ready = compressed.get(file) ?? compress(read(original));
    compressed.set(file, ready);
    return ready;
  }

  async function sendFile(context: SiteContext, pathname: string) {
    const { status, file } = resolveAddress(pathname, has);
    for (const [name, value] of Object.entries(webHeaders(pathname, { status, file }, policies)))
      context.header(name, value);
    // A chunk of an earlier build must fail; as a page it would be run as a script.
    if (file === undefined) return context.body(null, status);
    context.status(status);
    const send = serveStatic({ root: '', path: file, precompressed: true, getContent: contentOf });
    const response = await send(context, async () => undefined);
    // Caches keep a response for each encoding.
    response?.headers.set('Vary', 'Accept-Encoding');
    return response ?? context.body(null, 404);
  }

  const site = new Hono<{ Bindings: HttpBindings }>();
  site.all('*', async (context) => {
    const target = context.env.incoming.url ?? '';
    const pathname = pathOfTarget(target);
    if (hostOf(context.env.incoming) === '') return context.body(null, 400);
    if (pathname === undefined) {
      if (!target.startsWith('/api/')) return context.body(null, 400);
      // The API responds with problem details, and never sees the malformed address.
      return passOn(context.env, upstream, MALFORMED_CALL);
    }
    if (/^\/(api|sandbox)(\/|$)/.test(pathname)) return passOn(context.env, upstream, target);
    if (languages.some((language) => pathname === `/${language}`))
      return context.redirect(`${pathname}/${target.slice(pathname.length)}`, 308);
    if (pathname === changePassword.from) return context.redirect(changePassword.to, 302);
    const canonical = canonicalPath(pathname, context.req.header('Accept-Language'));
    if (canonical !== undefined) {
      context.header('Vary', 'Accept-Language');
      return context.redirect(`${canonical}${target.slice(pathname.length)}`, 301);
    }
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.body(null, 405);
    return sendFile(context, pathname);
  });

  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: site.fetch,
        // A replaced global `Response` would reach the mock server of tests in the same process.
        overrideGlobalObjects: false,
        // Over HTTP/2 it resets a call whose body arrives some milliseconds after its headers.
        autoCleanupIncoming: false,
        port,
        hostname: '127.0.0.1',
        ...(tls && {
          createServer: createSecureServer,
          serverOptions: {
            key: readFileSync(tls.key),
            cert: readFileSync(tls.cert),
            maxSessionMemory: perConnection.megabytes,
            settings: { maxConcurrentStreams: perConnection.streams },
          },
        }),
      },
      () =>
        resolve({
          close: () =>
            new Promise((closed) => {
              server.close(() => closed());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
    );
    server.once('error', reject);
  });
}
