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

function withScreen(table: string, { name }: Feature): string {
  const entry = `
  ${toCamelCase(name)}: {
    path: 'cabinet/${name}',
    access: 'investor',
    navigation: { icon: 'list', isInBottomBar: false },
  },`;
  return insertAfter(table, /^ {2}\},(?=\n\} as const satisfies)/gm, entry);
}

const withPage = (table: string, { name }: Feature) =>
  insertAfter(
    table,
    /^ {2}\w+: \(\) => import.*,/gm,
    `\n  ${toCamelCase(name)}: () => import('./${toPascalCase(name)}Route.tsx'),`,
  );

const withBudget = (table: string, { name, template }: Feature) =>
  insertAfter(table, /^ {2}\w+: \d+,/gm, `\n  ${toCamelCase(name)}: ${template === 'list' ? 230 : 190},`);

function withTitle(messages: string, name: string, title: string): string {
  const line = `\n    ${toCamelCase(name)}: ${JSON.stringify(title)},`;
  const labelled = insertAfter(messages, /^ {2}section: \{/gm, line);
  return insertAfter(labelled, /^ {2}title: \{/gm, line);
}

/** What Storybook says of the screen, for the author to write. */
function withPurpose(table: string, { name, title }: Feature): string {
  const entry = `
  ${toCamelCase(name)}: {
    purpose: ${JSON.stringify(title.en)},
    specification: '2, Cabinet screens',
    rules: [],
  },`;
  return insertAfter(table, /^ {2}\},(?=\n {2}login: \{)/gm, entry);
}

/** Creates the package of a feature and registers its page in the app. Returns every created or changed path. */
export function createFeature(root: string, feature: Feature): readonly string[] {
  const { name, template, title } = feature;
  checkName(name);
  const folder = join(root, 'packages/features', name);
  if (existsSync(folder)) throw new Error(`The feature "${name}" already exists.`);
  const web = join(root, 'apps/web');
  const frame = join(root, 'packages/frame/src');
  const route = join(web, `src/routes/${toPascalCase(name)}Route.tsx`);
  copyTemplate('feature/any', folder, name);
  copyTemplate(`feature/${template}`, folder, name);
  for (const language of otherLanguages) translateFiles(folder, 'src', language);
  writeFileSync(route, readTemplate(`feature/${template}.route.tsx`, name));
  const changed = [
    folder,
    route,
    edit(join(frame, 'screens.ts'), (table) => withScreen(table, feature)),
    edit(join(web, 'src/routes/pages.ts'), (table) => withPage(table, feature)),
    edit(join(web, 'e2e/sweep/budgets.ts'), (table) => withBudget(table, feature)),
    ...languages.map((language) =>
      edit(join(frame, `messages/${language}.ts`), (messages) =>
        withTitle(messages, name, titleIn(title, language)),
      ),
    ),
    edit(join(root, '.storybook/screens/purposes.ts'), (table) => withPurpose(table, feature)),
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
