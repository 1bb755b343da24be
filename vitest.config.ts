import { limits } from '@meridian/testing/limits';
import { defineConfig } from 'vitest/config';

/** What starts the sandbox and looks at it in a browser. */
const inChromium = 'apps/web/e2e/**/*.test.ts';

/** Tests of what differs on the sandbox's embedded engine. */
const onEmbeddedEngine = 'apps/sandbox/src/**/*.embedded.test.ts';

/**
 * What needs no page of Storybook; what does has configurations of its own there, since it takes seconds to load.
 * `checks.config.ts` lists them all, and the checks that are not tests.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps,openapi,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', inChromium, 'apps/sandbox/**'],
          // Loading the same modules anew for each file took two fifths of the time.
          isolate: false,
          ...limits,
        },
      },
      {
        // The sandbox on a PostgreSQL server.
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['apps/sandbox/{src,test}/**/*.test.ts'],
          exclude: [onEmbeddedEngine],
          // Compiling the contract again for each file took a fifth of the time.
          isolate: false,
          globalSetup: 'apps/sandbox/test/postgres/globalSetup.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'embedded',
          environment: 'node',
          include: [onEmbeddedEngine],
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/**/{src,test}/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['@meridian/testing/setup'],
          // Loading the components anew for each file took three fifths of the time; the setup cleans up after each test.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'journey',
          environment: 'node',
          include: [inChromium],
          globalSetup: 'apps/web/e2e/setup.ts',
          ...limits,
          // Pages in a browser mostly wait.
          maxWorkers: 2,
        },
      },
    ],
  },
});
