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

const everyPageNeeds =
  /node_modules\/(react|react-dom|scheduler|react-router|react-error-boundary|i18next|react-i18next|swr|openapi-fetch|@emotion\/[a-z-]+|stylis|lucide-react)\/|packages\/(api-client|problem)\/src\/(?!.*messages\/(en|ru))|packages\/ui\/src\/(Alert|Button|Form|GlobalStyles|Heading|Icon|IconButton|Inline|Link|Stack|Text|Toast|UiProvider)\//;

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
      output: {
        // What every page needs, in one file: it compresses better together than in two dozen small ones.
        codeSplitting: { groups: [{ name: 'base', test: everyPageNeeds }] },
      },
    },
  },
});
