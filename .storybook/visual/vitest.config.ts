import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps, SAME_PIXELS } from '../inChromium.ts';
import { whyNoPictures } from '../../scripts/findChromium.ts';
import { pictureCommands } from './pictureCommands.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The reason screenshots are not compared, if so. */
    whyNoPictures?: string | undefined;
  }
}

/**
 * Browser tests that mount stories themselves: Russian texts, layout of the grids, screenshots. One project,
 * because loading the stories takes half a minute.
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
