import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/findChromium.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** One runner for everything that is a test; `scripts/check.ts` adds the checks that are not tests. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps,openapi,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/web/e2e/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/**/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['@meridian/testing/setup'],
          testTimeout: 15_000,
        },
      },
      {
        plugins: [storybookTest({ configDir })],
        // Found beforehand: what Vite finds while stories run makes it reload the page under them.
        optimizeDeps: {
          entries: ['.storybook/preview.tsx', 'packages/**/src/**/*.stories.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client'],
        },
        test: {
          name: 'stories',
          exclude: ['**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
            }),
            instances: [{ browser: 'chromium', name: 'stories' }],
          },
          testTimeout: 30_000,
        },
      },
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
