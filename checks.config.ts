/** The result of one check, or of all checks together. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** One step of the test command. A check of kind `check` counts as one; one of kind `tests` counts its tests. */
export interface Check {
  name: string;
  what: string;
  kind: 'check' | 'tests';
  command: readonly [string, ...string[]];
  /** Prints the output even when the check passes: it has figures that people read. */
  alwaysPrintsOutput?: boolean;
}

/** Checks of Storybook in Chromium. They share Vite's cache of optimized dependencies, so they run one after another. */
export const storybookLane: readonly Check[] = [
  {
    name: 'stories',
    what: 'every story runs in Chromium and passes axe',
    kind: 'tests',
    command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
  },
  {
    name: 'grids',
    what: 'every story in Russian; every grid at 320 px, with text at 200 %, right to left, and to a finger',
    kind: 'tests',
    command: ['vitest', 'run', '--config', '.storybook/grids/vitest.config.ts'],
  },
];

/** The built site and its longest check, which needs the build. */
export const siteLane: readonly Check[] = [
  { name: 'build', what: 'the web app builds', kind: 'check', command: ['node', 'scripts/buildWeb.ts'] },
  {
    name: 'journey',
    what: 'every route opened directly; an investor from registration to withdrawal; a tester with the sandbox controls',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'journey'],
  },
];

/**
 * All other checks, in parallel with the two lanes above, whose pages in Chromium mostly wait. Fast checks that find the most
 * faults come first. An idle lane takes from the end of this list; `bench` needs the build, which is long finished by then.
 */
export const mainLane: readonly Check[] = [
  { name: 'format', what: 'every file is formatted', kind: 'check', command: ['oxfmt', '--check', '.'] },
  {
    name: 'lint',
    what: 'lint rules and layer boundaries',
    kind: 'check',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'types', what: 'every package compiles', kind: 'check', command: ['node', 'scripts/types.ts'] },
  { name: 'unused', what: 'no unused file, export or dependency', kind: 'check', command: ['knip'] },
  {
    name: 'generated',
    what: 'the generated client matches the contract',
    kind: 'check',
    command: ['node', 'packages/api-client/generate.ts', '--check'],
  },
  {
    name: 'templates',
    what: 'a new feature, public page and language compile, pass their tests and are rendered',
    kind: 'check',
    command: ['node', 'scripts/templates/checkTemplates.ts'],
  },
  {
    name: 'unit',
    what: 'unit tests of business rules, API client and components',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'node', '--project', 'dom'],
  },
  {
    name: 'package',
    what: 'the packed design system in apps with React 18 and 19; the packed features in an app with its own brand',
    kind: 'tests',
    command: ['vitest', 'run', '--config', 'apps/publishing/vitest.config.ts'],
  },
  {
    name: 'embedded',
    what: 'sandbox behavior that is specific to the embedded database',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'embedded'],
  },
  {
    name: 'bench',
    what: 'the JavaScript of each route stays within its budget',
    kind: 'check',
    command: ['node', 'scripts/bench.ts', '--check'],
    alwaysPrintsOutput: true,
  },
  {
    name: 'ui-bench',
    what: 'the size of each component; switching the brand or the scheme renders nothing',
    kind: 'check',
    command: ['node', 'apps/ui-bench/run/bench.ts'],
  },
  {
    name: 'sandbox',
    what: 'the sandbox on a PostgreSQL server, also with several sandbox processes',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'sandbox'],
  },
];
