import { fileURLToPath } from 'node:url';
import { limits } from '@meridian/testing/limits';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps, SAME_TEXT_WIDTHS } from '../inChromium.ts';
import { browserCommands } from './browserCommands.ts';

/**
 * Browser tests that mount stories themselves: Russian texts and layout of the grids. One project, because
 * loading the stories takes half a minute.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  define,
  resolve: { tsconfigPaths: true },
  publicDir: '.storybook/public',
  optimizeDeps,
  test: {
    name: 'grids',
    include: ['.storybook/grids/*.test.ts'],
    browser: { ...chromium('grids', SAME_TEXT_WIDTHS), commands: browserCommands },
    ...limits,
  },
});
