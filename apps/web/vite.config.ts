import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
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
  /node_modules\/(react|react-dom|scheduler|react-router|react-error-boundary|i18next|react-i18next|swr|openapi-fetch|@emotion\/[a-z-]+|stylis|lucide-react)\/|packages\/(api-client|problem)\/src\/(?!.*messages\/(en|ru))|packages\/ui\/src\/(Alert|Button|Form|GlobalStyles|Heading|Icon|IconButton|Inline|Link|Stack|Text|TextField|Toast|UiProvider|VisuallyHidden)\//;

/** A comment that has its lines to itself, and what stands before the first word of a line. */
const explanation = /\n[ \t]*\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*(?=\n)|(?<=\n)[ \t]+/g;

/** Inside of style templates every visitor would load these; elsewhere they mean nothing. */
const plainTemplates: Plugin = {
  name: 'meridian-plain-templates',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/(ui|problem|features\/[a-z]+)\/src\/.*\.tsx?$/ },
    handler: (code) => ({ code: code.replaceAll(explanation, ''), map: null }),
  },
};

/** Emotion keeps them for what nobody here uses; they do not say of themselves that they can be left out. */
const unused = /node_modules\/(hoist-non-react-statics|react-is)\//;

export default defineConfig({
  resolve: {
    alias: [
      // React has had this hook of its own since 18; libraries bring a copy for the versions before.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: '@emotion/is-prop-valid',
        replacement: fileURLToPath(new URL('src/everyProp.ts', import.meta.url)),
      },
    ],
  },
  plugins: [
    react(),
    brand,
    plainTemplates,
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
      treeshake: { moduleSideEffects: (id) => (unused.test(id) ? false : null) },
      output: {
        // What every page needs, in one file: it compresses better together than in two dozen small ones.
        codeSplitting: { groups: [{ name: 'base', test: everyPageNeeds }] },
      },
    },
  },
});
