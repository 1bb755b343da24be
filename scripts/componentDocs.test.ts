import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

/** They give a page its rules and its locale, and show nothing. */
const WITHOUT_A_LOOK = ['GlobalStyles', 'UiProvider'];

const HEADINGS = ['When', 'When not', 'Content', 'Keyboard', 'States', 'Props'];

/** What a component that a person acts on cannot be written without. */
const INTERACTIVE = [
  /<(a|button|input|select|summary|textarea)\b/,
  /\b(onPress|onClick|onKeyDown|tabIndex)=/,
  /react-aria-components\/(Button|Checkbox|ComboBox|Disclosure|DropZone|Form|Input|Link|ListBox|Menu|Modal|NumberField)/,
  /react-aria-components\/(Popover|RadioGroup|SearchField|Select|Switch|Tabs|TagGroup|TextArea|TextField|Tooltip)/,
];

/** By the name of each: its own file, the first that a reader opens. */
const components = new Map(
  globSync('*/*.tsx', { cwd: source })
    .filter((file) => {
      const name = basename(file, '.tsx');
      return dirname(file) === name || existsSync(`${source}/${dirname(file)}/${name}.stories.tsx`);
    })
    .map((file) => [basename(file, '.tsx'), file] as const)
    .filter(([name]) => !WITHOUT_A_LOOK.includes(name))
    .sort(([a], [b]) => a.localeCompare(b)),
);

const read = (file: string) =>
  existsSync(`${source}/${file}`) ? readFileSync(`${source}/${file}`, 'utf8') : '';

/** The file and every part of ours that it is made of, those that it loads late too. */
function madeOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, part = ''] of read(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx)'/g))
    madeOf(join(dirname(file), part), found);
  return found;
}

/** What stands under a heading of the second level. */
const section = (page: string, heading: string) =>
  page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

it('there are as many components as a cabinet takes', () => {
  expect(components.size).toBeGreaterThan(75);
});

describe.each([...components])('%s', (name, file) => {
  const folder = dirname(file);
  const page = read(`${folder}/${name}.mdx`);
  const stories = read(`${folder}/${name}.stories.tsx`);
  const keyboard = section(page, 'Keyboard');
  const hasKeys = /^\| Key /m.test(keyboard);

  it('is an entry of the package and has all of its states in one grid', () => {
    expect(read(`${folder}/index.ts`)).toMatch(new RegExp(`\\b${name}`));
    expect(stories).toMatch(/export const AllStates = meta\.story/);
  });

  it('is a page of advice in the order of all the others', () => {
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
    expect(section(page, 'Content')).toMatch(/^\| en +\|/m);
    expect(section(page, 'Content')).toMatch(/^\| ru +\|/m);
    expect(section(page, 'States')).toContain('.AllStates}');
    expect(section(page, 'Props')).toContain('<Controls');
  });

  it('shows what its keys do, or says in a sentence that there is nothing to press', () => {
    const parts = [...madeOf(file)].map(read);
    const isActedOn = INTERACTIVE.some((mark) => parts.some((part) => mark.test(part)));
    // What holds a part that a host puts in, such as a link in an alert, may show its keys as well.
    expect(hasKeys || (!isActedOn && /[.]\s*$/m.test(keyboard))).toBe(true);
    expect(/export const Keyboard = meta\.story/.test(stories)).toBe(hasKeys);
    expect(keyboard.includes('.Keyboard}')).toBe(hasKeys);
  });
});
