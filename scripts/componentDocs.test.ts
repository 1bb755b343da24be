import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

/** They give a page its rules and its locale, and show nothing. */
const WITHOUT_A_LOOK = ['GlobalStyles', 'UiProvider'];

const HEADINGS = ['When', 'When not', 'Content', 'Keyboard', 'States', 'Props'];

/** What a component that a person acts on cannot be written without. */
const INTERACTIVE = [
  /\b(onPress|onClick|onKeyDown|tabIndex)\b/,
  /react-aria-components\/(Button|Checkbox|ComboBox|Disclosure|DropZone|Input|Link|ListBox|Menu|Modal|NumberField)/,
  /react-aria-components\/(Popover|RadioGroup|SearchField|Select|Switch|Tabs|TagGroup|TextArea|TextField|Tooltip)/,
  /from '\.\.\/(Button|IconButton|Link)\//,
];

const components = globSync('*/', { cwd: source })
  .map((folder) => basename(folder))
  .filter((name) => existsSync(`${source}/${name}/${name}.tsx`) && !WITHOUT_A_LOOK.includes(name))
  .sort();

const read = (name: string, pattern: string, except = /^$/) =>
  globSync(`${name}/${pattern}`, { cwd: source })
    .filter((file) => !except.test(file))
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
    .join('\n');

/** What stands under a heading of the second level. */
const section = (page: string, heading: string) =>
  page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

it('there are as many components as a cabinet takes', () => {
  expect(components.length).toBeGreaterThan(70);
});

describe.each(components)('%s', (name) => {
  const page = read(name, '*.mdx');
  const stories = read(name, '*.stories.tsx');
  const isInteractive = INTERACTIVE.some((mark) => mark.test(read(name, '*.tsx', /\.(stories|test)\.tsx$/)));

  it('is an entry of the package and has all of its states in one grid', () => {
    expect(existsSync(`${source}/${name}/index.ts`)).toBe(true);
    expect(stories).toMatch(/export const AllStates = meta\.story/);
  });

  it('is a page of advice in the order of all the others', () => {
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
    expect(section(page, 'Content')).toMatch(/^\| en +\|/m);
    expect(section(page, 'Content')).toMatch(/^\| ru +\|/m);
    expect(section(page, 'States')).toContain('.AllStates}');
    expect(section(page, 'Props')).toContain('<Controls');
  });

  it(isInteractive ? 'shows what its keys do' : 'says that there is nothing to press', () => {
    expect(/export const Keyboard = meta\.story/.test(stories)).toBe(isInteractive);
    expect(/^\| Key /m.test(section(page, 'Keyboard'))).toBe(isInteractive);
  });
});
