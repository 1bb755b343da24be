import { createServer } from 'node:http';
import { contract } from '@meridian/api-client/contract';
import { passOn } from './passOn.ts';

/** A part of the API that another server responds to. */
export interface ApiRoute {
  /** A path of the contract, such as `/funds/refills/{id}`, or the beginning of paths before the `*` in `/funds/*`. */
  readonly path: string;
  readonly origin: string;
}

/** What a path stands for: `{id}` is any part of a path, and `*` at its end all that follows. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  );

/** Otherwise no call would ever go to the other server. */
const isOfContract = (path: string) =>
  Object.keys(contract.paths).some((known) => patternOf(path).test(known) || patternOf(known).test(path));

/** Reads `/funds/*=https://api.example`. Throws a RangeError that names what is wrong. */
export function parseApiRoute(given: string): ApiRoute {
  const [path = '', address = '', ...rest] = given.split('=');
  const url = rest.length === 0 ? URL.parse(address) : null;
  if (!/^\/(?:[\w./-]|\{\w+\})*\*?$/.test(path) || !isOfContract(path))
    throw new RangeError(`--api-for ${given} begins with no path of the contract, such as "/funds/*=".`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== address.replace(/\/$/, ''))
    throw new RangeError(
      `--api-for ${given} ends with no address of a server, such as "=https://api.example".`,
    );
  return { path, origin: url.origin };
}

/** Who the other server takes the investor for. */
export type OtherToken =
  | { readonly kind: 'none' }
  | { readonly kind: 'given'; readonly token: string }
  /** The one of the session at the sandbox. */
  | { readonly kind: 'shared' };

interface MixOptions {
  readonly port: number;
  /** Responds to all that no route names. */
  readonly sandbox: string;
  readonly routes: readonly ApiRoute[];
  readonly token: OtherToken;
}

function headersFor(token: OtherToken): Readonly<Record<string, string | undefined>> {
  // The cookie of the device is the sandbox's, too.
  switch (token.kind) {
    case 'none':
      return { cookie: undefined, authorization: undefined };
    case 'given':
      return { cookie: undefined, authorization: `Bearer ${token.token}` };
    case 'shared':
      return { cookie: undefined };
  }
}

/** Passes some calls of the API on to other servers, and the rest to the sandbox. */
export function mixApis({
  port,
  sandbox,
  routes,
  token,
}: MixOptions): Promise<{ close: () => Promise<void> }> {
  const changed = headersFor(token);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', sandbox);
    const route = pathname.startsWith('/api/')
      ? routes.find(({ path }) => patternOf(path).test(pathname.slice('/api'.length)))
      : undefined;
    if (route === undefined) passOn({ incoming, outgoing }, sandbox);
    else passOn({ incoming, outgoing }, route.origin, { ...changed, host: new URL(route.origin).host });
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve({ close }));
  });
}
