import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps, SAME_PIXELS } from '../inChromium.ts';
import { pictureCommands } from './pictureCommands.ts';

/**
 * What Chromium shows of the grids of states, which its tests mount themselves: how they hold, and how they look, which
 * another system draws otherwise. One run of both, since half a minute goes by until the grids are loaded.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  define,
  resolve: { tsconfigPaths: true },
  publicDir: '.storybook/public',
  optimizeDeps,
  test: {
    name: 'grids',
    include: [
      `.storybook/visual/${process.platform === 'linux' ? '{language,layout,visual}' : 'layout'}.test.ts`,
    ],
    browser: { ...chromium('grids', SAME_PIXELS), commands: pictureCommands },
    testTimeout: 30_000,
  },
});
