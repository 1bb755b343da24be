import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps, SAME_PIXELS } from '../inChromium.ts';
import { whyNoPictures } from '../../scripts/findChromium.ts';
import { pictureCommands } from './pictureCommands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why this run compares no pictures; undefined if it does. */
    whyNoPictures?: string | undefined;
  }
}

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
    include: ['.storybook/visual/*.test.ts'],
    provide: { whyNoPictures: whyNoPictures() },
    browser: { ...chromium('grids', SAME_PIXELS), commands: pictureCommands },
    testTimeout: 30_000,
  },
});
