import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chromaticModes } from '../.storybook/chromaticModes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

it('takes as many Chromatic snapshots as the decision record states', () => {
  const asking = globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root })
    .map((file) => read(file).match(/disableSnapshot: false/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  const stated = /(\d+) stories ask, so a build takes (\d+) snapshots/.exec(
    read('docs/decisions/0007-chromatic-snapshots.md'),
  );
  expect(stated?.slice(1).map(Number)).toEqual([asking, asking * Object.keys(chromaticModes).length]);
});
