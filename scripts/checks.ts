/** What a check, or all of them together, came to. */
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
  /** Shows its output even when it passes: figures that people read. */
  isTalkative?: boolean;
}

/** What Chromium shows of Storybook. What Vite prepares for these is theirs in common, so no two run at once. */
export const SHOWN: readonly Check[] = [
  {
    name: 'stories',
    what: 'every story in Chromium, with its accessibility',
    kind: 'tests',
    command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
  },
  {
    name: 'grids',
    what: 'every story in Russian; every grid of states at 320 px, with text twice as large, from right to left, and as it was accepted',
    kind: 'tests',
    command: ['vitest', 'run', '--config', '.storybook/visual/vitest.config.ts'],
  },
];

/**
 * All else, which runs beside those, since a page in Chromium keeps one core busy. What tells most in the least time comes
 * first; the last ones depend on no other, so whoever is done with theirs takes the last.
 */
export const REASONED: readonly Check[] = [
  { name: 'format', what: 'every file is formatted', kind: 'check', command: ['oxfmt', '--check', '.'] },
  {
    name: 'lint',
    what: 'rules of the code and boundaries of the layers',
    kind: 'check',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'types', what: 'every package compiles', kind: 'check', command: ['node', 'scripts/types.ts'] },
  { name: 'unused', what: 'no unused file, export or dependency', kind: 'check', command: ['knip'] },
  {
    name: 'contract',
    what: 'the contract is lawful, with no warning',
    kind: 'check',
    command: ['node', 'scripts/lintContract.ts'],
  },
  {
    name: 'generated',
    what: 'the generated client is the contract',
    kind: 'check',
    command: ['node', 'packages/api-client/generate.ts', '--check'],
  },
  {
    name: 'feature-template',
    what: 'a new feature compiles and passes its tests',
    kind: 'check',
    command: ['node', 'scripts/checkFeatureTemplate.ts'],
  },
  { name: 'build', what: 'the web app builds', kind: 'check', command: ['node', 'scripts/buildWeb.ts'] },
  {
    name: 'journey',
    what: 'every route opened directly; an investor, from registration to withdrawal; a tester with the controls of the sandbox',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'journey'],
  },
  {
    name: 'package',
    what: 'the packed design system, installed in a host with React 18 and with 19',
    kind: 'tests',
    command: ['vitest', 'run', '--config', 'packages/ui/package-test/vitest.config.ts'],
  },
  {
    name: 'unit',
    what: 'rules, client and components',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'node', '--project', 'dom'],
  },
  {
    name: 'embedded',
    what: 'what differs on the embedded engine of the sandbox',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'embedded'],
  },
  {
    name: 'bench',
    what: 'what each route loads stays within its budget',
    kind: 'check',
    command: ['node', 'scripts/bench.ts', '--check'],
    isTalkative: true,
  },
  {
    name: 'ui-bench',
    what: 'what a component weighs, and that a brand or a scheme is switched without a render',
    kind: 'check',
    command: ['node', 'apps/ui-bench/run/bench.ts', '--check'],
  },
  {
    name: 'sandbox',
    what: 'the sandbox on a PostgreSQL server, with several processes of it',
    kind: 'tests',
    command: ['vitest', 'run', '--project', 'sandbox'],
  },
];
