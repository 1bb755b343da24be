import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { brandCss, defaultBrand } from '@meridian/ui/brand';
import { defineConfig, type Plugin } from 'vite';

/** `GlobalStyles` says it too, but only once its script has run. */
const firstPaint = ':root{color-scheme:var(--mn-scheme)}';

/** Puts the brand's values on `:root` before anything is painted, so that nothing flashes and overlays have them too. */
const brand: Plugin = {
  name: 'meridian-brand',
  transformIndexHtml: (html) =>
    html.replace('<!-- brand -->', `<style>${brandCss(defaultBrand)}\n${firstPaint}</style>`),
};

export default defineConfig({
  plugins: [
    react(),
    brand,
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
