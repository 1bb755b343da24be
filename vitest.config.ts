import { limits, ownClock } from '@meridian/testing/limits';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** What starts the sandbox and looks at it in a browser. */
const inChromium = 'apps/web/e2e/**/*.test.ts';

/** Tests of the sandbox without a server: what differs on its embedded engine, and whether migrations are missing. */
const onEmbeddedEngine = 'apps/sandbox/src/**/*.embedded.test.ts';

/** Tests that multiply another one, by languages, widths, failures or random inputs. Only `npm run test:all` runs them. */
const multiplied = '**/*.all.test.{ts,tsx}';

/** Two projects: `name` for `npm test`, and `name-all` for what only `npm run test:all` runs. */
function projectsOf(name: string, options: TestOptions): TestProjectInlineConfiguration[] {
  const own: TestOptions = { ...options, ...limits, ...ownClock };
  const include = options.include ?? [];
  const exclude = ['**/node_modules/**', ...(options.exclude ?? [])];
  return [
    { test: { ...own, name, exclude: [...exclude, multiplied] } },
    {
      test: {
        ...own,
        name: `${name}-all`,
        include: include.map((glob) => glob.replace('.test.', '.all.test.')),
        exclude,
      },
    },
  ];
}

/** Here the tests themselves have more rows in `npm run test:all`: see `eachRow.ts`. */
const endToEnd = (name: string, options: TestOptions): TestProjectInlineConfiguration => ({
  test: {
    name,
    environment: 'node',
    include: [inChromium],
    globalSetup: 'apps/web/e2e/setup.ts',
    // Pages in a browser mostly wait.
    maxWorkers: 2,
    ...limits,
    ...ownClock,
    ...options,
  },
});

/**
 * What needs no page of Storybook; what does has configurations of its own there, since it takes seconds to load.
 * `checks.config.ts` lists them all, and the checks that are not tests.
 */
export default defineConfig({
  test: {
    projects: [
      ...projectsOf('node', {
        environment: 'node',
        include: ['{packages,apps,openapi,scripts}/**/*.test.ts'],
        exclude: [inChromium, 'apps/sandbox/**'],
        setupFiles: ['@meridian/testing/setupNode'],
        // Loading the same modules again for each file took two fifths of the time.
        isolate: false,
      }),
      // The sandbox on a PostgreSQL server.
      ...projectsOf('sandbox', {
        environment: 'node',
        include: ['apps/sandbox/{src,test}/**/*.test.ts'],
        exclude: [onEmbeddedEngine],
        // Compiling the contract again for each file took a fifth of the time.
        isolate: false,
        globalSetup: 'apps/sandbox/test/postgres/globalSetup.ts',
      }),
      ...projectsOf('embedded', {
        environment: 'node',
        include: [onEmbeddedEngine],
        isolate: false,
      }),
      ...projectsOf('dom', {
        environment: 'jsdom',
        include: ['{packages,apps}/**/{src,test}/**/*.test.tsx'],
        setupFiles: ['@meridian/testing/setup'],
        // Loading the components again for each file took three fifths of the time; the setup cleans up after each test.
        isolate: false,
      }),
      endToEnd('journey', { provide: { isMultiplied: false }, exclude: ['**/node_modules/**', multiplied] }),
      endToEnd('journey-all', { provide: { isMultiplied: true } }),
    ],
  },
});
