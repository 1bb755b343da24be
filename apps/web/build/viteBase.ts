import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** The plugins of the cabinet and of the public pages. */
export const basePlugins = (): PluginOption[] => [
  react(),
  // React Aria carries its own words in thirty languages; the site speaks two.
  { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' },
];
