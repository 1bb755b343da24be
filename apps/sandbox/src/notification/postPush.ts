import { lookup } from 'node:dns';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';

const responseMilliseconds = 10_000;

/** Addresses that belong to no service on the internet. */
const inside = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(address, prefix, 'ipv6');

/** Whether an address can be that of a push service: over https, by a name of the internet. */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const { hostname } = url;
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[');
  return !isNumber && hostname.includes('.') && !/\.(?:local|localhost|internal)\.?$/.test(hostname);
}

/** Resolves a name and rejects private addresses, so that nobody can make the server call its own network. */
const lookupOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const outside = addresses?.filter(
      ({ address, family }) => !inside.check(address, family === 6 ? 'ipv6' : 'ipv4'),
    );
    const [first] = outside ?? [];
    if (error ?? !first) done(error ?? new Error('The name leads to no address of the internet.'), []);
    else if (options.all) done(null, outside ?? []);
    else done(null, first.address, first.family);
  });
};

export interface PostOptions {
  /** Receives the message in place of the service that the endpoint names. For tests. */
  readonly standIn: string | undefined;
  readonly signal: AbortSignal;
}

/** Sends a push to its service and resolves to the status of the response. It follows no redirects. */
export function postPush(
  { endpoint, method, headers, body }: RequestDetails,
  { standIn, signal }: PostOptions,
): Promise<number> {
  const { pathname, search } = new URL(endpoint);
  const options = {
    method,
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(responseMilliseconds)]),
  };
  const sent =
    standIn === undefined
      ? requestByHttps(endpoint, { ...options, lookup: lookupOutside })
      : requestByHttp(new URL(pathname + search, standIn), options);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  sent.on('error', reject);
  sent.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  sent.end(body);
  return promise;
}
