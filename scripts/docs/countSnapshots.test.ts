import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { countSnapshots, mostSnapshots } from './countSnapshots.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a build of Chromatic takes no more snapshots than were decided', () => {
  const { stories, snapshots } = countSnapshots(root);
  expect(snapshots).toBeGreaterThan(stories);
  expect(snapshots).toBeLessThanOrEqual(mostSnapshots);
});

it('every story asks for its snapshots in a way that is counted', () => {
  const others = globSync('packages/**/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bchromatic: [^]*?\}/g)]
      .filter(
        ([parameter]) => !/^chromatic: \{ disableSnapshot: false(, modes: screenModes)? \}$/.test(parameter),
      )
      .map(([parameter]) => `${file}: ${parameter}`),
  );
  expect(others).toEqual([]);
});
