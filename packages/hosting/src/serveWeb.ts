import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { languages } from '@meridian/i18n';
import { type Context, Hono } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { resolveAddress, canonicalPath, changePassword, pathOfTarget } from './siteAddresses.ts';
import { hostOf, passOn } from './passOn.ts';
import { problemBody } from './problemBody.ts';
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

/** The response to a malformed address, as the API responds to an unknown one. */
const malformedAddress = () =>
  new Response(problemBody('not_found', 'Not found', 404), {
    status: 404,
    headers: {
      'Content-Type': 'application/problem+json',
      'Content-Language': 'en',
      'Cache-Control': 'no-store',
      'X-Request-Id': crypto.randomUUID(),
    },
  });

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
    if (pathname === undefined) return malformedAddress();
    if (/^\/(api|sandbox)(\/|$)/.test(pathname)) {
      passOn(context.env, upstream);
      return RESPONSE_ALREADY_SENT;
    }
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

  const respond = getRequestListener(site.fetch, {
    // A replaced global `Response` would reach the mock server of tests in the same process.
    overrideGlobalObjects: false,
    // Over HTTP/2 it resets a call whose body arrives some milliseconds after its headers.
    autoCleanupIncoming: false,
    hostname: '127.0.0.1',
    // An address that is not even a URL.
    errorHandler: malformedAddress,
  });
  const server = tls
    ? createSecureServer(
        {
          key: readFileSync(tls.key),
          cert: readFileSync(tls.cert),
          maxSessionMemory: perConnection.megabytes,
          settings: { maxConcurrentStreams: perConnection.streams },
        },
        (request, response) => void respond(request, response),
      )
    : createServer((request, response) => void respond(request, response));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve({ close }));
  });
}
