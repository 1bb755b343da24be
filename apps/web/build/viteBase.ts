import { languages, locales } from '@meridian/i18n';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** The plugins of the cabinet and of the public pages. */
export const basePlugins = (): PluginOption[] => [
  react(),
  // React Aria has its own texts in thirty languages.
  { ...optimizeLocales.vite({ locales: languages.map((language) => locales[language]) }), enforce: 'pre' },
];
