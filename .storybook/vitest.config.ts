import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGUMENTS, findChromium } from '../scripts/findChromium.ts';
import { pictureCommands } from './visual/pictureCommands.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

// Found beforehand: what Vite finds while stories run makes it reload the page under them.
const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'packages/**/src/**/*.stories.tsx'],
  include: ['react/jsx-dev-runtime', 'react-dom/client'],
};

/** What makes every Chromium draw the same letters and colours, whatever the processor and the system's settings. */
const SAME_PIXELS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
];

const chromium = (name: string, args: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, ...args] },
    contextOptions: { reducedMotion: args.length > 0 ? 'reduce' : 'no-preference', deviceScaleFactor: 1 },
  }),
  instances: [{ browser: 'chromium' as const, name }],
});

const define = {
  // React Aria's virtualiser asks by it, in tests alone, whether to show only what is in sight.
  'process.env.VIRT_ON': 'true',
  // React's marks for tools of developers, which took a tenth of the time where nobody reads them.
  'console.createTask': 'undefined',
  'console.timeStamp': 'undefined',
};

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

/** What Chromium shows of Storybook. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
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
      },
      overGrids('visual'),
      overGrids('layout'),
    ],
  },
});
