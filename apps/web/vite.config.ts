import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { brandCss, defineBrand } from '@meridian/ui/brand';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './src/brand.ts';

/** The logo as a file that a browser shows in its tab. */
function iconLink(): string {
  const { logo, accent } = brand;
  if (!logo) return '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}"><path d="${logo.path}" fill="${accent}" fill-rule="evenodd"/></svg>`;
  return `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg)}" />`;
}

/**
 * Adds title, icon and the values of the brand to the page. The values are on `:root` before the first paint, so that
 * nothing flashes and overlays have them too. `GlobalStyles` repeats `color-scheme` once its script has run.
 */
const brandedPage: Plugin = {
  name: 'branded-page',
  transformIndexHtml: (html) =>
    html.replace(
      '<!-- brand -->',
      `<title>${brand.name}</title>
    ${iconLink()}
    <style>${brandCss(defineBrand(brand))}\n:root{color-scheme:var(--mn-scheme)}</style>`,
    ),
};

export default defineConfig({
  plugins: [
    react(),
    brandedPage,
    // React Aria carries its own words in thirty languages; the site speaks two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A token is shorter than the import of its name from another file.
      optimization: { inlineConst: { mode: 'all' } },
      // Everything that the entry imports statically in one file: it compresses better than twenty small ones.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
});
