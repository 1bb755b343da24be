import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps, SAME_PIXELS } from '../inChromium.ts';
import { pictureCommands } from './pictureCommands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A project whose tests mount the grids of all states themselves and look at them. */
const overGrids = (name: 'visual' | 'layout') => ({
  root,
  define,
  resolve: { tsconfigPaths: true },
  publicDir: '.storybook/public',
  optimizeDeps,
  test: {
    name,
    include: [`.storybook/visual/${name}.test.ts`],
    browser: { ...chromium(name, SAME_PIXELS), commands: pictureCommands },
    testTimeout: 30_000,
  },
});

/** What Chromium shows of the grids of states. */
export default defineConfig({
  root,
  test: { projects: [overGrids('visual'), overGrids('layout')] },
});
