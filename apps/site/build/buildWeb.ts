import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { buildFolder } from './buildFolder.ts';
import { readInputs, writeBuilt } from './builtInputs.ts';
import { writeInlineScripts } from './inlineScripts.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { basePlugins } from './viteBase.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const base = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: basePlugins(),
} satisfies InlineConfig;

/** The boot script and the islands, beside the files of the cabinet. */
async function buildClient(): Promise<void> {
  await build({
    ...base,
    build: {
      target: 'es2023',
      outDir: `${buildFolder}/dist`,
      emptyOutDir: false,
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { boot: 'src/boot.ts' },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  });
  const boot = globSync(`${buildFolder}/dist/assets/boot-*.js`).map((file) => readFileSync(file, 'utf8'));
  // A chunk that boot shares with the islands would bring React to every page.
  if (boot.some((code) => /^import[\s{"']|[;}]import[\s{"']/.test(code)))
    throw new Error('The boot script has a static import.');
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

/** Source maps are for error reports, and the manifest of the bundler is for this build: both name sources. */
function moveNamesOfSources(): void {
  rmSync(`${buildFolder}/dist-maps`, { recursive: true, force: true });
  mkdirSync(`${buildFolder}/dist-maps`);
  for (const file of globSync(`${buildFolder}/dist/{assets/*.map,app-manifest.json}`))
    renameSync(file, `${buildFolder}/dist-maps/${basename(file)}`);
}

/** Builds the cabinet into `dist`, and what the public pages are rendered with into `dist` and `dist-site`. Source maps
 * and the manifest of the bundler are in `dist-maps`. */
export async function buildWeb(): Promise<void> {
  const made = readInputs();
  // Node loads the configuration: Vite would bundle it without the condition `pseudo`.
  await build({ configFile: `${root}vite.config.ts`, logLevel: 'warn', configLoader: 'native' });
  moveNamesOfSources();
  await buildClient();
  await buildServer();
  await writeInlineScripts();
  await writeServiceWorker();
  writeBuilt(made);
}
