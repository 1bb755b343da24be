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

/** How a play presses what a table of keys names; a name is taken out before those that are a part of it. */
const KEYS: readonly (readonly [name: RegExp, press: RegExp])[] = [
  [/Shift \+ Tab/, /\.tab\(\{ shift: true \}\)/],
  [/Shift/, /\{Shift>\}/],
  [/Tab/, /\.tab\(\)/],
  [/Enter/, /\{Enter\}/],
  [/Space/, /keyboard\(' '\)|'\{Enter\}', ' '/],
  [/Escape/, /\{Escape\}/],
  [/Page Up/, /\{PageUp\}/],
  [/Page Down/, /\{PageDown\}/],
  [/Page keys/, /\{Page(Up|Down)\}/],
  [/Home/, /\{Home\}/],
  [/End/, /\{End\}/],
  [/Arrows/, /\{Arrow\w+[>}]/],
  [/Up|Arrow up/, /\{ArrowUp\}/],
  [/Down|Arrow down/, /\{ArrowDown\}/],
  [/Left/, /\{ArrowLeft\}/],
  [/Right/, /\{ArrowRight\}/],
  [/Backspace/, /\{Backspace\}/],
  [/Delete/, /\{Delete\}/],
  [/Ctrl \+ V/, /\{Control>\}v/],
  // Perhaps others by the language: say('v', 'в').
  [/Letters|Digits/, /keyboard\((`\$\{)?(say\()?'[^{ ']/],
];

/** The keys of a table that no play presses. */
function neverPressed(keyboard: string, plays: string): string[] {
  let keys = [...keyboard.matchAll(/^\| (?!Key |--)([^|]+)\|/gm)].map(([, cell]) => cell).join();
  const missing: string[] = [];
  for (const [name, press] of KEYS) {
    const [named] = name.exec(keys) ?? [];
    if (named !== undefined && !press.test(plays)) missing.push(named);
    keys = keys.replaceAll(new RegExp(name, 'g'), '');
  }
  return missing;
}

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

/** What an entry exports, in the order of its index. */
const namesOf = (entry: string): string[] =>
  [...read(`${entry}/index.ts`).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.replace('type ', '').trim() || []),
  );

/** Entries that a page of components speaks of; a brand has pages of its own. */
const entries = globSync('[A-Z]*/index.ts', { cwd: source }).map(dirname).sort();

/** The page that speaks of each name: its own, or that of the entry which exports it. */
const pageOf = new Map([
  ...entries
    .filter((entry) => components.has(entry))
    .flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const)),
  ...[...components.keys()].map((name) => [name, name] as const),
]);

const linkTo = (name: string) =>
  `[\`${name}\`](?path=/docs/components-${pageOf.get(name)?.toLowerCase()}--docs)`;

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

  it('stands in a frame of the docs when it opens something or is acted on, which a page that shows more than it would not do', () => {
    const frame = /inline: false/;
    const grid = /^export const AllStates = .*?^\}\);/ms.exec(stories)?.[0] ?? '';
    const meta = /preview\.meta\(\{.*?^\}\);/ms.exec(stories)?.[0] ?? '';
    const isMoreThanDrawn = /\bisOpen\b|\buserEvent\b/.test(grid);
    expect(!isMoreThanDrawn || frame.test(grid) || frame.test(meta)).toBe(true);
  });

  it('leads to what it names instead of itself', () => {
    const advice = section(page, 'When not');
    const named = [...advice.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
    const others = named.filter(
      (word) => /^[A-Z]/.test(word) && pageOf.has(word) && pageOf.get(word) !== name,
    );
    const withoutLinks = others.reduce((text, word) => text.replace(linkTo(word), ''), advice);
    expect(others.filter((word) => withoutLinks.includes(`\`${word}\``))).toEqual([]);
  });

  it('shows what its keys do, or says in a sentence that there is nothing to press', () => {
    const parts = [...madeOf(file)].map(read);
    const isActedOn = INTERACTIVE.some((mark) => parts.some((part) => mark.test(part)));
    // What holds a part that a host puts in, such as a link in an alert, may show its keys as well.
    expect(hasKeys || (!isActedOn && /[.]\s*$/m.test(keyboard))).toBe(true);
    expect(/export const Keyboard = meta\.story/.test(stories)).toBe(hasKeys);
    expect(keyboard.includes('.Keyboard}')).toBe(hasKeys);
  });

  it('presses every key that its table names', () => {
    const plays = [...stories.matchAll(/^export const Keyboard\w* = meta\.story\(\{.*?^\}\);/gms)].join();
    expect(neverPressed(keyboard, plays)).toEqual([]);
  });
});

const sources = globSync('*/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(stories|test)\./.test(file))
  .map(read)
  .join('\n');
const handbook = globSync('../../../docs/storybook/*.mdx', { cwd: source }).map(read).join();

describe.each(entries)('the entry %s', (entry) => {
  const all = (files: string) => globSync(`${entry}/${files}`, { cwd: source }).map(read).join('\n');
  const pages = `${all('*.mdx')}${handbook}`;
  const stories = all('*.stories.tsx');

  const hasTable = (name: string) =>
    new RegExp(`\\b(component: |subcomponents: \\{[^}]*\\b)${name}\\b`).test(stories);
  const isProps = (name: string) => name.endsWith('Props') && hasTable(name.replace(/Props$/, ''));
  /** Its fields stand in the table of what takes them all, or the table spells it out as it is written. */
  const isInATable = (name: string) =>
    new RegExp(`(extends|&)[^{;=]*\\b${name}\\b`).test(sources) ||
    new RegExp(`^export type ${name} =(\\s*\\|?\\s*('[^']+'|[A-Z]\\w+))+;`, 'm').test(sources);
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(pages);
  const isIcon = (name: string) => entry === 'Icon' && name.endsWith('Icon');

  it('leaves no name that it exports unexplained', () => {
    const unexplained = namesOf(entry).filter((name) => {
      if (isIcon(name)) return false;
      const isComponent = /^[A-Z]/.test(name) && !WITHOUT_A_LOOK.includes(name);
      return !(isComponent ? hasTable(name) || isProps(name) || isInATable(name) : isNamed(name));
    });
    expect(unexplained).toEqual([]);
  });
});
