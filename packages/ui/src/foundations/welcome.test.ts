import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root });

/** The index page, and stories that another page embeds. */
const WITHIN_ANOTHER = ['welcome', 'brand-your-own-playground', 'developers-uiprovider'];

/** The id that Storybook derives from a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Every page by its link id: a story file's title, or a standalone MDX page. */
const pages = [
  ...find('packages/ui/src/**/*.stories.tsx').map((file) =>
    /preview\.meta\(\{[^]*?\btitle: '([^']+)'/.exec(read(file)),
  ),
  ...find('docs/storybook/*.mdx').map((file) => /<Meta title="([^"]+)"/.exec(read(file))),
].flatMap((found) => (found?.[1] === undefined ? [] : [idOf(found[1])]));

/** The links of an MDX page. */
const links = (file: string) =>
  [...read(file).matchAll(/\]\(\?path=\/docs\/([\w-]+)--docs\)/g)].map(([, id = '']) => id);

it('every page is one click from the welcome page', () => {
  const linked = links('docs/storybook/Welcome.mdx');
  const expected = pages.filter((id) => !WITHIN_ANOTHER.includes(id));
  expect(expected.length).toBeGreaterThan(90);
  expect(expected.filter((id) => !linked.includes(id))).toEqual([]);
});

it('no link is broken', () => {
  const texts = [...find('docs/storybook/*.mdx'), ...find('packages/ui/src/**/*.mdx')];
  const broken = texts.flatMap((file) =>
    links(file)
      .filter((id) => !pages.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(broken).toEqual([]);
});
