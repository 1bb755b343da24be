import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gridModes, screenModes } from '../.storybook/chromaticModes.ts';

/** Chromatic bills each snapshot, and a person looks at each that changed. */
const MOST_SNAPSHOTS = 300;

const root = fileURLToPath(new URL('..', import.meta.url));

function count(pattern: RegExp, stories: string): number {
  return globSync(stories, { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8').match(pattern)?.length ?? 0)
    .reduce((sum, found) => sum + found, 0);
}

const asking = /disableSnapshot: false/g;
const asScreen = /disableSnapshot: false, modes: screenModes/g;

const grids = count(asking, 'packages/ui/src/**/*.stories.tsx');
const screens = count(asking, 'packages/features/*/src/**/*.stories.tsx');

it(`takes at most ${MOST_SNAPSHOTS} Chromatic snapshots a build`, () => {
  const snapshots = grids * Object.keys(gridModes).length + screens * Object.keys(screenModes).length;
  expect(snapshots).toBeGreaterThan(0);
  expect(snapshots).toBeLessThanOrEqual(MOST_SNAPSHOTS);
});

it('takes each screen in two modes and each grid in one', () => {
  expect(count(asScreen, 'packages/features/*/src/**/*.stories.tsx')).toBe(screens);
  expect(count(asScreen, 'packages/ui/src/**/*.stories.tsx')).toBe(0);
});
