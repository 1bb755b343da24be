import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { limits, ownClock } from '@meridian/testing/limits';
import { brandFonts } from '@meridian/site/brand-fonts';
import { defineConfig } from 'vitest/config';
import { chromium, define, optimizeDeps } from './inChromium.ts';
import { browserCommands } from './tests/browserCommands.ts';

const inAll = '.storybook/tests/*.all.test.ts';

/** With `--changed`, the files whose stories run, separated by blanks. */
const stories = process.env.STORIES ?? '';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Layout is looked at in grids, so files without one spare the loading of all stories. */
const withoutGrids =
  stories !== '' &&
  stories.split(' ').every((file) => !readFileSync(root + file, 'utf8').includes('AllStates'))
    ? ['.storybook/tests/layout.test.ts']
    : [];

/**
 * Browser tests that mount the stories. `stories` is for `npm test`; `stories-all` repeats them under axe in every state and with
 * forced colors, and plays screens in Russian. One page for all files, because loading the stories takes ten seconds.
 */
const projectOf = (name: string, exclude: readonly string[], isMultiplied: boolean) => ({
  root,
  plugins: [brandFonts()],
  define: {
    ...define,
    'import.meta.env.EVERY_STATE': JSON.stringify(isMultiplied),
    'import.meta.env.STORIES': JSON.stringify(stories),
  },
  resolve: { tsconfigPaths: true },
  publicDir: '.storybook/public',
  optimizeDeps,
  test: {
    name,
    include: ['.storybook/tests/*.test.ts'],
    exclude: [...exclude, ...withoutGrids],
    isolate: false,
    browser: { ...chromium(name), commands: browserCommands },
    ...limits,
    ...ownClock,
  },
});

export default defineConfig({
  test: {
    projects: [projectOf('stories', [inAll], false), projectOf('stories-all', [], true)],
  },
});
