import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@meridian/i18n';
import { publicScreens } from '@meridian/frame/public-screens';
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

interface NewPage {
  /** Such as `security`: its folder, and its address. */
  name: string;
  title: Titles;
}

const withScreen = (table: string, name: string) => {
  const camel = toCamelCase(name);
  const entry = `
  ${camel}: {
    path: '${name}',
    section: '${camel}',
    column: 'product',
  },`;
  // Before the pages that answer for other addresses.
  return insertAfter(table, /^ {2}\},(?=\n {2}notFound: \{)/gm, entry);
};

const withPage = (table: string, name: string) => {
  const camel = toCamelCase(name);
  const entry = `\n  ${camel}: async () => (await import('./pages/${name}.tsx')).${camel},`;
  return insertAfter(table, /^ {2}\w+: async .*,/gm, entry);
};

const withPurpose = (table: string, name: string, title: string) => {
  const entry = `
  ${toCamelCase(name)}: {
    purpose: ${JSON.stringify(title)},
    specification: '2, Public screens',
    rules: [],
  },`;
  return insertAfter(table, /^ {2}\},(?=\n {2}notFound: \{)/gm, entry);
};

const withTexts = (messages: string, name: string, language: string) => {
  const camel = toCamelCase(name);
  const imported = insertAfter(
    messages,
    /^import \{ \w+ \} from '\.\.\/.*\n/gm,
    `import { ${camel} } from '../${name}/${name}.${language}.ts';\n`,
  );
  return insertAfter(imported, /^ {2}\w+,(?=\n\})/gm, `\n  ${camel},`);
};

/** Creates a public page with its texts and its story, and registers it. Returns every created or changed path. */
export function createPage(root: string, { name, title }: NewPage): readonly string[] {
  checkName(name);
  const camel = toCamelCase(name);
  const content = join(root, 'packages/features/content/src');
  const folder = join(content, name);
  if (camel in publicScreens || existsSync(folder)) throw new Error(`The page "${name}" already exists.`);
  const site = join(root, `apps/site/src/pages/${name}.tsx`);
  copyTemplate('page/content', folder, name);
  for (const language of otherLanguages) translateFiles(folder, '.', language);
  writeFileSync(site, readTemplate('page/site.tsx', name));
  const changed = [
    folder,
    site,
    edit(join(root, 'packages/frame/src/publicScreens.ts'), (table) => withScreen(table, name)),
    edit(join(root, 'apps/site/src/sitePages.ts'), (table) => withPage(table, name)),
    edit(join(root, '.storybook/screens/purposes.ts'), (table) => withPurpose(table, name, title.en)),
    edit(join(content, 'index.ts'), (index) => {
      const Page = `${toPascalCase(name)}Page`;
      return `${index}export { ${Page}, type ${Page}Props } from './${name}/${Page}.tsx';\n`;
    }),
    ...languages.flatMap((language) => [
      edit(join(folder, `${name}.${language}.ts`), (texts) =>
        texts.replace("'__title__'", JSON.stringify(titleIn(title, language))),
      ),
      edit(join(content, `messages/${language}.ts`), (messages) => withTexts(messages, name, language)),
      edit(join(content, `frame/frame.${language}.ts`), (frame) =>
        insertAfter(
          frame,
          /^ {2}section: \{/gm,
          `\n    ${camel}: ${JSON.stringify(titleIn(title, language))},`,
        ),
      ),
    ]),
  ];
  execFileSync('oxfmt', changed);
  return changed;
}
