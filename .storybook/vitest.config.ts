import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { limits } from '@meridian/testing/limits';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps } from './inChromium.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Runs every story in Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  define,
  optimizeDeps,
  test: {
    name: 'stories',
    exclude: ['**/node_modules/**'],
    // A page per file took 40 % of the time to load the same preview. Stories clean up after themselves.
    isolate: false,
    browser: chromium('stories'),
    ...limits,
  },
});
