import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps } from './inChromium.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Every story, as Chromium shows it. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  define,
  optimizeDeps,
  test: {
    name: 'stories',
    exclude: ['**/node_modules/**'],
    // A page for each file took two fifths of the time, to load the same preview; a story cleans up after itself.
    isolate: false,
    browser: chromium('stories'),
    testTimeout: 30_000,
  },
});
