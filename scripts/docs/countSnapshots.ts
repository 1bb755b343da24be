import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenModes } from '../../.storybook/chromaticModes.ts';

/** The most snapshots that a build takes: see docs/decisions/0007-chromatic-snapshots.md. */
export const mostSnapshots = 300;

const asked = /disableSnapshot: false(, modes: screenModes)?/g;

/** How many stories ask for snapshots, and how many snapshots a build takes of them. */
export function countSnapshots(root: string): { readonly stories: number; readonly snapshots: number } {
  const modes = globSync('packages/**/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(asked)].map(([, ofScreen]) =>
      ofScreen === undefined ? 1 : Object.keys(screenModes).length,
    ),
  );
  return { stories: modes.length, snapshots: modes.reduce((sum, count) => sum + count, 0) };
}
