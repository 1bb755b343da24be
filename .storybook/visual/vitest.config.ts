import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps, SAME_PIXELS } from '../inChromium.ts';
import { pictureCommands } from './pictureCommands.ts';

/** How stories look is drawn otherwise by another system. */
const tests = ['language', 'layout', ...(process.platform === 'linux' ? ['visual'] : [])];

/**
 * What Chromium shows of stories that its tests mount themselves: what they say in Russian, how the grids of states hold, and
 * how they look. One run of all, since half a minute goes by until the stories are loaded.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  define,
  resolve: { tsconfigPaths: true },
  publicDir: '.storybook/public',
  optimizeDeps,
  test: {
    name: 'grids',
    include: tests.map((name) => `.storybook/visual/${name}.test.ts`),
    browser: { ...chromium('grids', SAME_PIXELS), commands: pictureCommands },
    testTimeout: 30_000,
  },
});
