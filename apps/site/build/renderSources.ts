import { fileURLToPath } from 'node:url';
import { byLanguage } from '@meridian/i18n';
import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';
import { themeColours } from './brandColours.ts';
import { isRenderer } from './prerenderSite.ts';
import { basePlugins } from './viteBase.ts';

const ownRoot = fileURLToPath(new URL('..', import.meta.url));

const noScripts = {
  firstPaint: '',
  startApp: '',
  openCabinet: '',
  startCabinet: '',
  openHome: '',
  openOperations: '',
  openDeposits: '',
  openRefill: '',
  chooseLanguage: '',
};

const icon = '/icon.png';

interface SourceOptions {
  /** The folder of the app; a test may render a copy of it. */
  root?: string;
  /** Conditions besides those of a build: `pseudo` adds the pseudo-language. */
  conditions?: readonly string[];
  /** A language that the sources have besides those of this process. */
  language: string;
}

/** Renders every page from the sources, without a build and without an API, for tests. Returns each file by its path, and assets. */
export async function renderSources({
  root = ownRoot,
  conditions = [],
  language,
}: SourceOptions): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: basePlugins(),
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module: unknown = await createServerModuleRunner(server.environments.ssr).import(
      '/src/renderSite.tsx',
    );
    if (!isRenderer(module)) throw new Error('src/renderSite.tsx has no renderer.');
    const assets = new Map<string, string>();
    const pages = await module.renderSite({
      figures: undefined,
      api: undefined,
      origin: 'https://example.com',
      builtAt: new Date('2026-10-05T12:00:00Z'),
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
        fonts: { ...byLanguage(() => []), [language]: [] },
        cabinetFonts: { ...byLanguage(() => []), [language]: [] },
      },
    });
    return new Map([...assets, ...pages]);
  } finally {
    await server.close();
  }
}
