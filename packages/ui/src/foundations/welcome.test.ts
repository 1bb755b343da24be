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

/** The link id of every match: of the title of a story file, or of a standalone MDX page. */
const idsIn = (pattern: string, title: RegExp) =>
  find(pattern).flatMap((file) => {
    const found = title.exec(read(file))?.[1];
    return found === undefined ? [] : [idOf(found)];
  });

const storyTitle = /preview\.meta\(\{[^]*?\btitle: '([^']+)'/;

/** Every page of the library by its link id. */
const pages = [
  ...idsIn('packages/ui/src/**/*.stories.tsx', storyTitle),
  ...idsIn('docs/storybook/*.mdx', /<Meta title="([^"]+)"/),
];

const screens = idsIn('packages/features/**/*.stories.tsx', /\btitle: '(Screens\/[^']+)'/);

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
      .filter((id) => ![...pages, ...screens].includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(broken).toEqual([]);
});
