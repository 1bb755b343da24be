import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { brandCss, defaultBrand } from '@meridian/ui/brand';
import { defineConfig, type Plugin } from 'vite';

/** Puts the brand's values on `:root` before anything is painted, so that nothing flashes and overlays have them too. */
const brand: Plugin = {
  name: 'meridian-brand',
  transformIndexHtml: (html) => html.replace('<!-- brand -->', `<style>${brandCss(defaultBrand)}</style>`),
};

export default defineConfig({
  plugins: [
    react(),
    brand,
    // React Aria carries its own words in thirty languages; the site speaks two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' },
  ],
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 1000 },
});
