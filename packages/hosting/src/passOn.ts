import { type IncomingMessage, request } from 'node:http';
import { request as requestSecure } from 'node:https';
import { createGzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';

/** Headers that concern one connection only. HTTP/2 has none of them. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Whether it is worth compressing a response of the API, which has no compression of its own. */
const isCompressible = (wanted = '', { headers }: IncomingMessage) =>
  /\bgzip\b/.test(wanted) &&
  headers['content-encoding'] === undefined &&
  /^application\/(problem\+)?json/.test(headers['content-type'] ?? '') &&
  Number(headers['content-length'] ?? Infinity) > 1024;

/** The host name of a call. HTTP/2 has another header for it. Empty if the call has none. */
export const hostOf = ({ headers }: HttpBindings['incoming']): string =>
  headers.host ?? [headers[':authority']].flat().join('');

/**
 * Passes a call on with its own headers, so that the upstream sees the browser's `Host` and `Origin`. The call has a host name:
 * Node would replace an empty one with that of the upstream, which the controls take for a local caller. `changed` replaces headers,
 * or removes those that are undefined.
 */
export function passOn(
  { incoming, outgoing }: HttpBindings,
  upstream: string,
  changed: Readonly<Record<string, string | undefined>> = {},
): void {
  const { protocol, hostname, port } = new URL(upstream);
  const { method, url: path } = incoming;
  const headers = Object.fromEntries(
    Object.entries({ ...incoming.headers, host: hostOf(incoming), ...changed }).filter(
      ([name, value]) => !name.startsWith(':') && value !== undefined,
    ),
  );
  const send = protocol === 'https:' ? requestSecure : request;
  const onward = send({ hostname, port, path, method, headers }, (response) => {
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
}
