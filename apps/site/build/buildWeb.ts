import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { buildFolder } from './buildFolder.ts';
import { writeInlineScripts } from './inlineScripts.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { basePlugins, nodeConditions } from './viteBase.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const base = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: basePlugins(),
} satisfies InlineConfig;

/** What the boot script loads, and the islands, beside the files of the cabinet. */
async function buildClient(): Promise<void> {
  await build({
    ...base,
    build: {
      target: 'es2023',
      outDir: `${buildFolder}/dist`,
      emptyOutDir: false,
      manifest: 'site-manifest.json',
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: bootParts.map((part) => `src/${part}`),
        // The boot script calls their exports.
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  });
}

/** The modules that the boot script loads. */
const bootParts = ['hydrate.tsx', 'figures.ts'];

/** Resolves the modules that are built by themselves to the addresses of their files. */
function builtParts(): Plugin {
  const manifest: unknown = JSON.parse(readFileSync(`${buildFolder}/dist/site-manifest.json`, 'utf8'));
  const addresses = new Map(Object.entries(manifest instanceof Object ? manifest : {}));
  return {
    name: 'built-parts',
    enforce: 'pre',
    resolveId(source) {
      const part: unknown = addresses.get(source.replace('./', 'src/'));
      if (!(part instanceof Object && 'file' in part)) return undefined;
      return { id: `/${String(part.file)}`, external: 'absolute' };
    },
  };
}

/**
 * The boot script, as a library: Vite wraps each `import()` of another build in a preload of 700 bytes. As the only module of its
 * build it can share no chunk with the islands, which would bring React to every page.
 */
async function buildBoot(): Promise<void> {
  await build({
    ...base,
    plugins: [nodeConditions, builtParts()],
    build: {
      target: 'es2023',
      outDir: `${buildFolder}/dist`,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'src/boot.ts', formats: ['es'] },
      rolldownOptions: {
        output: { entryFileNames: 'assets/boot-[hash].js', minify: true },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  });
}

/** The server renderer, with everything that it needs, and the styles and fonts of its modules. */
async function buildServer(): Promise<void> {
  await build({
    ...base,
    // Vite leaves this to the server that runs the code. Here it runs at build time.
    define: { 'process.env.NODE_ENV': '"production"' },
    // The packages of the repository are sources, and pnpm hides their dependencies from `dist-site`.
    ssr: { noExternal: true },
    build: {
      target: 'node20',
      ssr: 'src/renderSite.tsx',
      outDir: `${buildFolder}/dist-site`,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { output: { chunkFileNames: 'server/[name]-[hash].js' } },
    },
  });
  mkdirSync(`${buildFolder}/dist/assets`, { recursive: true });
  for (const file of globSync(`${buildFolder}/dist-site/assets/*.{woff2,png}`))
    cpSync(file, file.replace('/dist-site/', '/dist/'));
}

/** Source maps are for error reports, not for visitors. */
function moveSourceMaps(): void {
  rmSync(`${buildFolder}/dist-maps`, { recursive: true, force: true });
  mkdirSync(`${buildFolder}/dist-maps`);
  for (const file of globSync(`${buildFolder}/dist/assets/*.map`))
    renameSync(file, `${buildFolder}/dist-maps/${basename(file)}`);
}

/** Builds the cabinet into `dist`, and what the public pages are rendered with into `dist` and `dist-site`. The source
 * maps are in `dist-maps`. */
export async function buildWeb(): Promise<void> {
  // Node loads the configuration: Vite would bundle it without the condition `pseudo`.
  await build({ configFile: `${root}vite.config.ts`, logLevel: 'warn', configLoader: 'native' });
  moveSourceMaps();
  await buildClient();
  await buildBoot();
  await buildServer();
  await writeInlineScripts();
  await writeServiceWorker();
}
