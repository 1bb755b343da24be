import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pictureCommands } from './.storybook/visual/pictureCommands.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/findChromium.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

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

// React Aria's virtualiser asks by it, in tests alone, whether to show only what is in sight.
const define = { 'process.env.VIRT_ON': 'true' };

/** A project whose tests mount the grids of all states themselves and look at them. */
const overGrids = (name: 'visual' | 'layout') => ({
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

/** One runner for everything that is a test; `scripts/check.ts` adds the checks that are not tests. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps,openapi,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/web/e2e/**', 'apps/sandbox/src/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['apps/sandbox/src/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
          // Compiling the contract anew for each file took a fifth of the time.
          isolate: false,
          globalSetup: 'apps/sandbox/src/testing/snapshotSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The sandbox's tests once more, on a PostgreSQL server instead of the embedded engine, and those that need one.
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/sandbox/src/**/*.test.ts'],
          isolate: false,
          globalSetup: 'apps/sandbox/src/testing/postgres/globalSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/**/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['@meridian/testing/setup'],
          // Loading the components anew for each file took three fifths of the time; the setup cleans up after each test.
          isolate: false,
          testTimeout: 15_000,
        },
      },
      {
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
      {
        test: {
          name: 'journey',
          environment: 'node',
          include: ['apps/web/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
