import { purposes } from '../../../.storybook/screens/purposes.ts';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

it('every screen has one file of stories, and no file names an unknown one', () => {
  const named = globSync('packages/**/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bscreen: '(\w+)'/g)].map(([, id = '']) => id),
  );
  expect(named.toSorted()).toEqual(Object.keys(purposes).toSorted());
});
