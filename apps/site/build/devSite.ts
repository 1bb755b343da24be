import { byLanguage, isLanguage } from '@meridian/i18n';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import { resolveAddress, pathOfTarget } from '@meridian/hosting';
import { themeColours } from './brandColours.ts';
import { fetchFigures } from './fetchFigures.ts';
import { bundleInlineScripts } from './inlineScripts.ts';
import { isRenderer } from './prerenderSite.ts';
import { SERVICE_WORKER } from '@meridian/frame/files';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Replaces the service worker of a build that was served at the same address before. It would show that build. */
const REMOVED_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/** Renders all pages again, so that a change of a page is seen when it is loaded again. */
async function renderAll(server: ViteDevServer, load: () => Promise<unknown>): Promise<Map<string, string>> {
  const module = await load();
  if (!isRenderer(module)) throw new Error('src/renderSite.tsx has no renderer.');
  const { proxy = {}, port } = server.config.server;
  const api = typeof proxy['/api'] === 'string' ? proxy['/api'] : undefined;
  const assets = new Map<string, string>();
  const pages = await module.renderSite({
    figures: api === undefined ? undefined : await fetchFigures(api).catch(() => undefined),
    api,
    origin: `http://localhost:${port}`,
    builtAt: new Date(),
    // The module of the boot script below brings the styles of the modules and the fonts.
    extractedCss: '',
    addAsset(name, content) {
      const path = `site-assets/${name}`;
      assets.set(path, content);
      return `/${path}`;
    },
    assets: {
      app: undefined,
      boot: `/@fs${root}src/dev.ts`,
      scripts: await bundleInlineScripts(),
      installedIcons: undefined,
      themeColours,
      fonts: byLanguage(() => []),
      cabinetFonts: byLanguage(() => []),
    },
  });
  return new Map([...assets, ...pages]);
}

/**
 * Serves the public pages in development by the rules of production, without its policy: Vite and Emotion write styles as text
 * there.
 */
export function devSite(): Plugin {
  return {
    name: 'dev-site',
    apply: 'serve',
    configureServer(server) {
      const runner = createServerModuleRunner(server.environments.ssr);
      const load = () => runner.import(`${root}src/renderSite.tsx`);
      let files: Map<string, string> | undefined;

      async function reply(pathname: string, address: string, response: ServerResponse): Promise<void> {
        if (!pathname.startsWith('/site-assets/')) files = await renderAll(server, load);
        const { status, file } = resolveAddress(pathname, (name) => files?.has(name) ?? false);
        if (file === undefined) return void response.writeHead(404).end();
        const content =
          files?.get(file) ??
          (await server.transformIndexHtml(
            address,
            await readFile(`${server.config.root}/app.html`, 'utf8'),
          ));
        const type = file.endsWith('.css')
          ? 'text/css'
          : file.endsWith('.svg')
            ? 'image/svg+xml'
            : 'text/html';
        response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(content);
      }

      server.middlewares.use((request, response, next) => {
        const address = request.originalUrl ?? '/';
        const pathname = pathOfTarget(address);
        if (pathname === undefined) return void response.writeHead(400).end();
        if (pathname === SERVICE_WORKER)
          return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(REMOVED_WORKER);
        const isPage =
          request.headers.accept?.includes('text/html') && !/^\/(api|sandbox)(\/|$)/.test(pathname);
        if (!isPage && !pathname.startsWith('/site-assets/')) return next();
        if (isLanguage(pathname.slice(1)))
          return void response.writeHead(308, { Location: `${pathname}/` }).end();
        reply(pathname, address, response).catch((error: unknown) => {
          server.config.logger.error(String(error));
          response.writeHead(500).end(String(error));
        });
      });
    },
  };
}
