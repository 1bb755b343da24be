import { type Log, startSandbox } from '@meridian/sandbox';
import { fileURLToPath } from 'node:url';
import { brand, contacts } from '@meridian/web/brand';
import {
  type ApiRoute,
  findFreePort,
  type HeldPort,
  holdFreePort,
  mixApis,
  type OtherToken,
  serveWeb,
} from '@meridian/hosting';
import { sitePolicies } from './sitePolicies.ts';
import { buildFolder } from './buildFolder.ts';
import { prerenderSite } from './prerenderSite.ts';
import { readInlineScripts } from './inlineScripts.ts';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

interface AppOptions {
  /** `dev` serves the sources with hot reload; `built` serves what `npm run build:web` made. */
  mode: 'dev' | 'built';
  /** Where the sandbox keeps its database: a folder, or `memory`. */
  dataDir: string;
  /** A PostgreSQL server to keep it on instead. */
  databaseUrl?: string | undefined;
  /** The folder of uploaded photos, where it is another than the one beside the database. */
  uploadsDir?: string | undefined;
  /** The port to take if it is free; the next free one is taken otherwise. */
  port: number;
  /** Where the clock of the database starts, if this seeds it, and when the site is rendered. Default: the real time. */
  startsAt?: Date | undefined;
  /** Parts of the API that other servers respond to, and with which token. Default: none. */
  otherServers?: { readonly routes: readonly ApiRoute[]; readonly token: OtherToken } | undefined;
  /** Default: no log. */
  log?: Log | undefined;
  /** The rendered site, by the path of each file. Default: renders it with the figures of the sandbox. */
  site?: Site | undefined;
}

type Site = ReadonlyMap<string, string | Buffer>;

/** The web app with a sandbox of its own behind it, as one process. */
export interface RunningApp {
  url: string;
  /** The files of the rendered site by their paths; undefined when the sources are served. */
  site: Site | undefined;
  sandboxUrl: string;
  /** Where uploaded photos lie. */
  uploadsDir: string | undefined;
  close: () => Promise<void>;
}

/** By name: browsers accept passkeys of no address. */
const originOf = (port: number) => `http://localhost:${port}`;

/** Vite is loaded only here: the built app starts without it. */
async function serveSources({ port, release }: HeldPort, upstream: string) {
  const { createServer } = await import('vite');
  const { devSite } = await import('./devSite.ts');
  const proxy = { '/api': upstream, '/sandbox': upstream };
  const server = await createServer({
    configFile,
    configLoader: 'native',
    plugins: [devSite()],
    server: { host: '127.0.0.1', port, strictPort: true, proxy },
  });
  await release();
  return server.listen();
}

/** Renders the public pages with the figures of the sandbox. */
function renderBuilt(origin: string, upstream: string, builtAt: Date | undefined): Promise<Site> {
  // The sandbox refuses the figures while technical work is going on.
  return prerenderSite({ api: upstream, origin, builtAt }).catch(() =>
    prerenderSite({ api: undefined, origin, builtAt }),
  );
}

/** Serves the public pages with the cabinet. */
async function serveBuilt({ port, release }: HeldPort, upstream: string, files: Site) {
  const policies = sitePolicies(readInlineScripts());
  await release();
  return serveWeb({ folder: `${buildFolder}/dist`, files, policies, port, upstream });
}

/** In front of the sandbox, and behind the web app. */
async function startMix(sandbox: string, options: NonNullable<AppOptions['otherServers']>) {
  const port = await findFreePort(Number(new URL(sandbox).port) + 1000);
  const { close } = await mixApis({ port, sandbox, ...options });
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Starts the sandbox and, in front of it, the web app, which passes `/api` and `/sandbox` on to it. */
export async function startApp({
  mode,
  dataDir,
  databaseUrl,
  uploadsDir,
  port,
  startsAt,
  otherServers,
  log,
  site: rendered,
}: AppOptions): Promise<RunningApp> {
  const held = await holdFreePort(port);
  const url = originOf(held.port);
  const sandbox = await startSandbox({
    dataDir,
    databaseUrl,
    uploadsDir,
    port: port + 1000,
    takeNextPort: true,
    company: { name: brand.name, ...contacts },
    relyingParty: { domain: 'localhost', origins: [url] },
    ...(startsAt && { clock: { startsAt } }),
    ...(log && { log }),
  });
  const mix = otherServers && (await startMix(sandbox.url, otherServers));
  const upstream = mix?.url ?? sandbox.url;
  const site = mode === 'dev' ? undefined : (rendered ?? (await renderBuilt(url, upstream, startsAt)));
  const app = site ? await serveBuilt(held, upstream, site) : await serveSources(held, upstream);
  return {
    url,
    site,
    sandboxUrl: sandbox.url,
    uploadsDir: sandbox.uploadsDir,
    close: async () => {
      await app.close();
      await mix?.close();
      await sandbox.close();
    },
  };
}
