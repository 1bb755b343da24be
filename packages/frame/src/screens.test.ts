import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicScreenIds } from './publicScreens.ts';
import { screenIds } from './screens.ts';

const root = new URL('../../../', import.meta.url);

/** Each shows a part of another page. */
const withoutStories: readonly string[] = ['strategiesFiltered', 'laterNewsItem'];

it('every screen has one file of stories, and no file names an unknown one', () => {
  const named = globSync('packages/**/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bscreen: (?:\{\s*id: |screenOf\()'(\w+)'/g)].map(
      ([, id = '']) => id,
    ),
  );
  const wanted = [...screenIds, ...publicScreenIds].filter((id) => !withoutStories.includes(id));
  expect(named.toSorted()).toEqual(wanted.toSorted());
});
