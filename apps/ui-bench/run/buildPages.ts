import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pageShell } from './pageShell.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Output folder with one folder per page. */
export const PAGES = fileURLToPath(new URL('../../../.cache/ui-bench', import.meta.url));

/** Every page has its own bundle: `table.tanstack`, `form.mui`. */
export const pageNames = globSync('src/pages/*', { cwd: root }).map((file) =>
  basename(file).replace(/\.tsx?$/, ''),
);

/** Builds pages for production into `PAGES`. */
export async function buildPages(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [source] = globSync(`src/pages/${name}.ts*`, { cwd: root });
    if (source === undefined) throw new Error(`There is no page ${name}.`);
    const outDir = `${PAGES}/${name}`;
    await build({
      root,
      base: `/${name}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
      // Only React's profiling build counts renders.
      resolve: { alias: name.startsWith('render.') ? { 'react-dom/client': 'react-dom/profiling' } : {} },
      build: {
        target: 'es2023',
        outDir,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: `${root}/${source}`,
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    });
    writeFileSync(`${outDir}/index.html`, pageShell(name, existsSync(`${outDir}/page.css`)));
  }
}
