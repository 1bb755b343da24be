/** Exit code of a check that needs a program which this machine does not have. */
export const NOT_INSTALLED = 77;

/** One step of the test commands. */
export interface Check {
  name: string;
  /** What it proves that nothing cheaper proves. */
  proves: string;
  /**
   * A check of kind `check` counts as one, as skipped if it exits with `NOT_INSTALLED`. One of kind `tests` is Vitest and counts its
   * tests.
   */
  kind: 'check' | 'tests';
  command: readonly [string, ...string[]];
  /** The check that makes what this one reads. */
  after?: string;
  /** In `npm run test:all` it runs instead of this check, whose tests it has too. */
  insteadOf?: string;
  /** Whether it opens pages in Chromium. `--without-chromium` leaves it out. */
  needsChromium?: boolean;
  /** Prints the output even when the check passes: it has figures that people read. */
  alwaysPrintsOutput?: boolean;
  /**
   * The files that the check starts from, as globs. `--changed` runs it if the changed files are among them or are imported by them.
   * A check of kind `tests` then runs only those of its files. Without entries the check always runs.
   */
  entries?: readonly string[];
  /** With `--changed`, its entries are passed in this environment variable, because they are not files of tests. */
  entriesVariable?: string;
  /** These of its files run when the built app is reached, also through the table of pages. */
  ofTheApp?: readonly string[];
  /** Whether `--changed` passes the changed files as arguments. */
  takesChangedFiles?: boolean;
}

const vitest = (...args: readonly string[]) => ['vitest', 'run', ...args] as const;

export const appEntry = 'apps/web/src/main.tsx';

/** Where the built files of the web app start. */
export const appEntries = [
  appEntry,
  'apps/site/src/{boot,renderSite,inline/*}.{ts,tsx}',
  'apps/site/worker/serviceWorker.ts',
];

/** Imports every page of the app. */
export const pageTable = 'apps/web/src/routes/pages.ts';

/** The pages, each named by the id of its screen. With `--changed`, `PAGES` names those that the sweep opens. */
export const pageFiles = 'apps/web/src/routes/*Route.tsx';

const tests = ['{packages,apps,openapi,scripts}/**/*.test.{ts,tsx}'];
const endToEnd = 'apps/web/e2e/**/*.test.ts';

/**
 * What `npm test` runs: everything that a change can break, once, at the cheapest level. Long checks come first, so that two cores
 * stay busy to the end.
 */
export const everyChange: readonly Check[] = [
  {
    name: 'build',
    proves: 'The web app builds.',
    kind: 'check',
    command: ['node', 'scripts/buildWeb.ts'],
    entries: appEntries,
  },
  {
    name: 'format',
    proves: 'Every file is formatted.',
    kind: 'check',
    command: ['oxfmt', '--check', '.'],
    takesChangedFiles: true,
  },
  {
    name: 'stories',
    proves:
      'Every story renders in Chromium, passes axe, and breaks no layout rule at 320 px, in Russian or right to left.',
    kind: 'tests',
    needsChromium: true,
    command: vitest('--config', '.storybook/vitest.config.ts', '--project', 'stories'),
    entries: ['packages/**/*.stories.tsx'],
    entriesVariable: 'STORIES',
  },
  {
    name: 'journey',
    proves:
      'The built app, a real server and a browser work together: every route once, within its budget of JavaScript, and the main ways of an investor.',
    kind: 'tests',
    needsChromium: true,
    command: vitest('--project', 'journey'),
    after: 'build',
    entries: [endToEnd],
    ofTheApp: ['apps/web/e2e/sweep.test.ts', 'apps/web/e2e/journey.test.ts'],
  },
  {
    name: 'unit',
    proves: 'Business rules, client, forms and components do what their users rely on.',
    kind: 'tests',
    command: vitest('--project', 'node', '--project', 'dom'),
    entries: tests,
  },
  {
    name: 'sandbox',
    proves:
      'The server keeps the contract and moves money correctly on PostgreSQL, also under concurrent calls.',
    kind: 'tests',
    command: vitest('--project', 'sandbox'),
    entries: ['apps/sandbox/{src,test}/**/*.test.ts'],
  },
  {
    name: 'types',
    proves: 'Every package compiles.',
    kind: 'check',
    command: ['npm', 'run', '--silent', 'types'],
  },
  {
    name: 'lint',
    proves: 'No lint error, and no import across a layer.',
    kind: 'check',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    takesChangedFiles: true,
  },
  {
    name: 'package',
    proves:
      'Every package builds, packs, resolves and has types in every bundler and runtime, with the accepted exports. Public generators read the contract.',
    kind: 'tests',
    command: vitest('--config', 'apps/publishing/vitest.config.ts', '--project', 'package'),
    entries: ['packages/ui/src/index.ts', 'packages/provider/src/index.ts', 'apps/publishing/build/*.ts'],
  },
  {
    name: 'embedded',
    proves: 'The sandbox works on its embedded database.',
    kind: 'tests',
    command: vitest('--project', 'embedded'),
    entries: ['apps/sandbox/src/**/*.embedded.test.ts'],
  },
  {
    name: 'ui-bench',
    proves: 'Each component keeps its size, and a change of brand or scheme renders nothing.',
    kind: 'check',
    needsChromium: true,
    command: ['node', 'apps/ui-bench/run/bench.ts'],
    entries: ['apps/ui-bench/**/*.ts', 'packages/ui/src/index.ts'],
  },
  {
    name: 'unused',
    proves: 'No unused file, export or dependency.',
    kind: 'check',
    command: ['knip', '--cache', '--cache-location', '.cache/knip'],
  },
  {
    name: 'generated',
    proves: 'The generated client matches the contract.',
    kind: 'check',
    command: ['node', 'packages/api-client/generate.ts', '--check'],
    entries: ['packages/api-client/generate.ts', 'packages/api-client/src/generated/*.ts'],
  },
];

/** What `npm run test:all` runs as well: what multiplies those checks, or takes minutes for one fault that is rare. */
export const multiplied: readonly Check[] = [
  {
    name: 'journey-all',
    proves:
      'Every route in each language at every width; whole journeys in the second language and by keyboard alone; the build of a partner.',
    kind: 'tests',
    needsChromium: true,
    command: vitest('--project', 'journey-all'),
    insteadOf: 'journey',
    after: 'build',
  },
  {
    name: 'unit-all',
    proves:
      'Every call of every screen may fail in every way, and the person reads what happened and what to do.',
    kind: 'tests',
    command: vitest('--project', 'node-all', '--project', 'dom-all'),
  },
  {
    name: 'sandbox-all',
    proves: 'Thousands of random calls keep the contract; a killed server loses no money and repeats none.',
    kind: 'tests',
    command: vitest('--project', 'sandbox-all'),
  },
  {
    name: 'stories-all',
    proves:
      'axe finds nothing in any state of any story, nor in a grid with forced colors, and stories of components have only Russian words in Russian.',
    kind: 'tests',
    needsChromium: true,
    command: vitest('--config', '.storybook/vitest.config.ts', '--project', 'stories-all'),
    insteadOf: 'stories',
  },
  {
    name: 'hosts',
    proves:
      'The packages work in an application with React 18 or 19, a hostile style sheet and another brand.',
    kind: 'tests',
    needsChromium: true,
    command: vitest('--config', 'apps/publishing/vitest.config.ts', '--project', 'hosts'),
  },
  {
    name: 'templates',
    proves: 'A new feature, public page and language compile, pass their tests and are rendered.',
    kind: 'check',
    command: ['node', 'scripts/templates/checkTemplates.ts'],
  },
  {
    name: 'hours',
    proves: 'The tests pass at any hour and date, in any zone.',
    kind: 'check',
    needsChromium: true,
    command: ['node', 'scripts/testHours.ts'],
    after: 'build',
    alwaysPrintsOutput: true,
  },
  {
    name: 'browsers',
    proves: 'Firefox and WebKit, where installed, open every page without a fault.',
    kind: 'check',
    command: ['node', 'scripts/testBrowsers.ts'],
    after: 'build',
    alwaysPrintsOutput: true,
  },
  {
    name: 'nginx',
    proves: 'nginx, where installed, serves the site by `deploy/nginx` as `npm start` does.',
    kind: 'check',
    command: ['node', 'scripts/testNginx.ts'],
    after: 'build',
    alwaysPrintsOutput: true,
  },
];
