import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const welcome = readFileSync(new URL('docs/storybook/Welcome.mdx', root), 'utf8');

const linked = [...welcome.matchAll(/\[(\w+)\]\(\?path=\/docs\/components-(\w+)--docs\)/g)];

/** Every name that a story file of the library gives itself under Components. */
const documented = readdirSync(new URL('packages/ui/src/', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(new URL(`packages/ui/src/${file}`, root), 'utf8'))
  .flatMap((stories) => /title: 'Components\/(\w+)'/.exec(stories)?.[1] ?? []);

it('every component is one click from the welcome page', () => {
  const names = linked.map(([, name]) => name);
  expect(documented.filter((name) => !names.includes(name))).toEqual([]);
});

it('the welcome page leads to no component that does not exist', () => {
  const ids = documented.map((name) => name.toLowerCase());
  expect(linked.map(([, , id]) => id).filter((id) => id && !ids.includes(id))).toEqual([]);
});
