import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@meridian/i18n';
import { translateFiles } from './translateFiles.ts';
import {
  checkName,
  copyTemplate,
  edit,
  insertAfter,
  otherLanguages,
  readTemplate,
  titleIn,
  type Titles,
  toCamelCase,
  toPascalCase,
} from './writeTemplate.ts';

export interface Feature {
  /** Such as `partners`: the name of the package, and its address in the cabinet. */
  name: string;
  /** A page with one figure, or with a list. */
  template: 'figure' | 'list';
  title: Titles;
}

function withRoute(table: string, { name, template }: Feature): string {
  const camel = toCamelCase(name);
  const isList = template === 'list';
  const imports = [
    `import { messages as ${camel}Messages } from '@meridian/feature-${name}/messages';\n`,
    ...(isList && !table.includes("'@meridian/lists/messages'")
      ? ["import { messages as listMessages } from '@meridian/lists/messages';\n"]
      : []),
  ];
  const entry = `
  ${camel}: {
    path: 'cabinet/${name}',
    access: 'investor',
    title: '${camel}',
    navigation: { label: '${camel}', icon: 'list', isInBottomBar: false },
    messages: [${camel}Messages${isList ? ', listMessages' : ''}],
    load: () => import('./${toPascalCase(name)}Route.tsx'),
    prerendered: false,
    budget: ${isList ? 230 : 190},
  },`;
  const imported = insertAfter(table, /^import \{ messages as .*\n/gm, imports.join(''));
  return insertAfter(imported, /^ {2}\},(?=\n\} as const satisfies)/gm, entry);
}

function withTitle(messages: string, name: string, title: string): string {
  const line = `\n    ${toCamelCase(name)}: ${JSON.stringify(title)},`;
  const labelled = insertAfter(messages, /^ {2}section: \{/gm, line);
  return insertAfter(labelled, /^ {2}title: \{/gm, line);
}

/** The screen in Storybook, whose purpose and rules are for the author to write. */
function withScreen(table: string, { name, title }: Feature): string {
  const camel = toCamelCase(name);
  const entry = `
  ${camel}: {
    frame: 'cabinet',
    path: 'cabinet/${name}',
    title: '${camel}',
    navigation: { label: '${camel}', icon: 'list', isInBottomBar: false },
    purpose: ${JSON.stringify(title.en)},
    specification: '2, Cabinet screens',
    rules: [],
  },`;
  return insertAfter(table, /^ {2}\},(?=\n {2}login: \{)/gm, entry);
}

/** The words of the frames in Storybook, in one file: English before Russian. */
function withFrameWords(words: string, { name, title }: Feature): string {
  const [en = '', ru = ''] = words.split(/(?=^const ru\b)/m);
  return withTitle(en, name, title.en) + withTitle(ru, name, title.ru);
}

/** Creates the package of a feature and registers its page in the app. Returns every created or changed path. */
export function createFeature(root: string, feature: Feature): readonly string[] {
  const { name, template, title } = feature;
  checkName(name);
  const folder = join(root, 'packages/features', name);
  if (existsSync(folder)) throw new Error(`The feature "${name}" already exists.`);
  const web = join(root, 'apps/web');
  const route = join(web, `src/routes/${toPascalCase(name)}Route.tsx`);
  copyTemplate('feature/any', folder, name);
  copyTemplate(`feature/${template}`, folder, name);
  for (const language of otherLanguages) translateFiles(folder, 'src', language);
  writeFileSync(route, readTemplate(`feature/${template}.route.tsx`, name));
  const changed = [
    folder,
    route,
    edit(join(web, 'src/routes/routes.ts'), (table) => withRoute(table, feature)),
    ...languages.map((language) =>
      edit(join(web, `src/messages/${language}.ts`), (messages) =>
        withTitle(messages, name, titleIn(title, language)),
      ),
    ),
    edit(join(root, '.storybook/screens/screens.ts'), (table) => withScreen(table, feature)),
    edit(join(root, '.storybook/screens/frameWords.ts'), (words) => withFrameWords(words, feature)),
    edit(join(web, 'package.json'), (manifest) =>
      insertAfter(
        manifest,
        /^ {4}"@meridian\/feature-.*\n/gm,
        `    "@meridian/feature-${name}": "workspace:*",\n`,
      ),
    ),
  ];
  // The length of the name decides where lines break, and whether it needs quotes.
  execFileSync('oxfmt', changed);
  return changed;
}
