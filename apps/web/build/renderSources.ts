import { fileURLToPath } from 'node:url';
import { byLanguage } from '@meridian/i18n';
import { createServer, createServerModuleRunner, defaultServerConditions, type Plugin } from 'vite';
import { themeColours } from './brandColours.ts';
import { isRenderer } from './prerenderSite.ts';
import { basePlugins } from './viteBase.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const noScripts = { firstPaint: '', startApp: '', openCabinet: '', startCabinet: '', chooseLanguage: '' };

const fonts = { ...byLanguage(() => []), 'en-XA': [] };

const icon = '/icon.png';

interface SourceOptions {
  /** Conditions besides those of a build: `pseudo` adds the pseudo-language. */
  conditions?: readonly string[];
  plugins?: readonly Plugin[];
}

/** Renders every page from the sources, without a build and without an API, for tests. Returns each file by its path, and assets. */
export async function renderSources({
  conditions = [],
  plugins = [],
}: SourceOptions): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, basePlugins()],
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module: unknown = await createServerModuleRunner(server.environments.ssr).import(
      '/src/site/renderSite.tsx',
    );
    if (!isRenderer(module)) throw new Error('src/site/renderSite.tsx has no renderer.');
    const assets = new Map<string, string>();
    const pages = await module.renderSite({
      figures: undefined,
      api: undefined,
      origin: 'https://example.com',
      year: 2026,
      extractedCss: '',
      addAsset(name, content) {
        assets.set(`assets/${name}`, content);
        return `/${name}`;
      },
      modulesOf: () => [],
      assets: {
        app: '/app.js',
        boot: '/boot.js',
        installedIcons: { small: icon, large: icon, maskable: icon, apple: icon },
        themeColours,
        scripts: noScripts,
        fonts,
      },
    });
    return new Map([...assets, ...pages]);
  } finally {
    await server.close();
  }
}
