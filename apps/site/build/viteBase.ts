import { languages, locales } from '@meridian/i18n';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin, type PluginOption } from 'vite';
import { brandFonts } from './brandFonts.ts';
import { isPseudo } from './buildFolder.ts';

/** Bundles the pseudo-language when Node resolves it: Vite does not read the conditions of Node. */
export const nodeConditions: Plugin = {
  name: 'node-conditions',
  config: () =>
    isPseudo
      ? {
          resolve: { conditions: ['pseudo', ...defaultClientConditions] },
          ssr: { resolve: { conditions: ['pseudo', ...defaultServerConditions] } },
        }
      : undefined,
};

/** The plugins of the cabinet and of the public pages. */
export const basePlugins = (): PluginOption[] => [
  nodeConditions,
  brandFonts(),
  react(),
  // React Aria has its own texts in thirty languages.
  { ...optimizeLocales.vite({ locales: languages.map((language) => locales[language]) }), enforce: 'pre' },
];
