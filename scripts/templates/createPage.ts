import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@meridian/i18n';
import { publicScreens } from '@meridian/frame/public-screens';
import { addImport, addProperty } from './editSource.ts';
import { translateFiles } from './translateFiles.ts';
import {
  checkName,
  copyTemplate,
  edit,
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

const withTexts = (messages: string, name: string, language: string) => {
  const camel = toCamelCase(name);
  const imported = addImport(messages, `import { ${camel} } from '../${name}/${name}.${language}.ts';`);
  return addProperty(imported, { to: [language], property: camel });
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
    edit(join(root, 'packages/frame/src/publicScreens.ts'), (table) =>
      addProperty(table, {
        to: ['publicScreens'],
        property: `${camel}: {
          path: '${name}',
          section: '${camel}',
          column: 'product',
        }`,
        // The pages that response for other addresses are the last ones.
        before: 'notFound',
      }),
    ),
    edit(join(root, 'apps/site/src/sitePages.ts'), (table) =>
      addProperty(table, {
        to: ['sitePages'],
        property: `${camel}: async () => (await import('./pages/${name}.tsx')).${camel}`,
      }),
    ),
    edit(join(content, 'index.ts'), (index) => {
      const Page = `${toPascalCase(name)}Page`;
      return `${index}export { ${Page}, type ${Page}Props } from './${name}/${Page}.tsx';\n`;
    }),
    ...languages.flatMap((language) => [
      edit(join(folder, `${name}.${language}.ts`), (texts) =>
        texts.replaceAll("'__title__'", JSON.stringify(titleIn(title, language))),
      ),
      edit(join(content, `messages/${language}.ts`), (messages) => withTexts(messages, name, language)),
    ]),
  ];
  execFileSync('oxfmt', changed);
  return changed;
}
