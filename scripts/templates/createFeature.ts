import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProperty } from './editSource.ts';
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
  translations,
} from './writeTemplate.ts';

export interface Feature {
  /** Such as `partners`: the name of the package, and its address in the cabinet. */
  name: string;
  /** A page with one figure, or with a list. */
  template: 'figure' | 'list';
  title: Titles;
}

/** Adds the package to the dependencies of the app. The formatter sorts them. */
function withDependency(text: string, name: string): string {
  const manifest: unknown = JSON.parse(text);
  if (!(manifest instanceof Object && 'dependencies' in manifest && manifest.dependencies instanceof Object))
    throw new Error('The manifest of the app has no dependencies.');
  Object.assign(manifest.dependencies, { [`@meridian/feature-${name}`]: 'workspace:*' });
  return JSON.stringify(manifest);
}

/** Creates the package of a feature and registers its page in the app. Returns every created or changed path. */
export function createFeature(root: string, feature: Feature): readonly string[] {
  const { name, template, title } = feature;
  checkName(name);
  const id = toCamelCase(name);
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
    edit(join(frame, 'screens.ts'), (table) =>
      addProperty(table, {
        to: ['screens'],
        property: `${id}: {
          title: ${JSON.stringify(title.en)},
          path: 'cabinet/${name}',
          access: 'investor',
          navigation: { icon: 'list', isInBottomBar: false },
        }`,
      }),
    ),
    ...translations.map((language) =>
      edit(join(frame, `messages/${language}.ts`), (messages) =>
        addProperty(messages, {
          to: [language, 'title'],
          property: `${id}: ${JSON.stringify(titleIn(title, language))}`,
        }),
      ),
    ),
    edit(join(web, 'src/routes/pages.ts'), (table) =>
      addProperty(table, {
        to: ['pages'],
        property: `${id}: () => import('./${toPascalCase(name)}Route.tsx')`,
      }),
    ),
    edit(join(web, 'package.json'), (manifest) => withDependency(manifest, name)),
  ];
  // The length of the name decides where lines break, and whether it needs quotes.
  execFileSync('oxfmt', changed);
  return changed;
}
