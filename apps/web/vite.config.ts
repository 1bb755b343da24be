import { defineConfig, type Plugin } from 'vite';
import { buildFolder } from './build/buildFolder.ts';
import { bundleInlineScript } from './build/inlineScripts.ts';
import { basePlugins } from './build/viteBase.ts';
import { brand } from './src/brand.ts';
import { brandStyle } from './src/brandStyle.ts';
import { iconOf } from './src/site/iconOf.ts';

/** The icon of the browser's tab as an address that needs no file. */
const iconLink = () => `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(iconOf(brand))}" />`;

/**
 * Adds title, icon and the values of the brand to the page. The values are on `:root` before the first paint, so that
 * nothing flashes and overlays have them too. `GlobalStyles` repeats `color-scheme` once its script has run.
 */
const brandedPage: Plugin = {
  name: 'branded-page',
  async transformIndexHtml(html) {
    const firstPaint = await bundleInlineScript('firstPaint');
    return html.replace(
      '<!-- brand -->',
      () => `<title>${brand.name}</title>
    <script>${firstPaint}</script>
    ${iconLink()}
    <style>${brandStyle()}</style>`,
    );
  },
};

export default defineConfig({
  plugins: [...basePlugins(), brandedPage],
  build: {
    outDir: `${buildFolder}/dist`,
    target: 'es2023',
    // Without a comment in the script that names the map.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app.html',
      // The cabinet links to public pages and never loads one.
      external: /^\.\.\/site\/pages\//,
      // A token is shorter than the import of its name from another file.
      optimization: { inlineConst: { mode: 'all' } },
      // Everything that the entry imports statically in one file: it compresses better than twenty small ones.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
});
