import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage } from '@meridian/i18n';
import { renderSources } from '@meridian/site/render-sources';
import { createFeature } from './createFeature.ts';
import { createLanguage } from './createLanguage.ts';
import { createPage } from './createPage.ts';
import { removeLanguage } from './removeLanguage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const title = { en: 'A new title', ru: 'Новый заголовок' };

/** Arabic has six plural forms and is written from right to left, as Persian is. */
const language = isLanguage('ar') ? 'fa' : 'ar';

/** Copies the sources of the repository. The copy uses the installed packages of the original. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'templates-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const sources = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  const needed = sources.filter(
    (file) => /\.(tsx?|json|css|mjs|sh|ya?ml|template)$/.test(file) && existsSync(join(root, file)),
  );
  for (const folder of new Set(needed.map(dirname))) mkdirSync(join(copy, folder), { recursive: true });
  for (const file of needed) cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@meridian') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  // The links to packages of the repository are relative, so they lead to the copies.
  const links = ['node_modules/@meridian', '{apps,packages,packages/features}/*/node_modules'];
  for (const folder of globSync(links, { cwd: root }))
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  return copy;
}

const sourcesIn = (files: readonly string[]) => files.filter((file) => /\.tsx?$/.test(file));

const copy = copyRepository();

/** Creates a feature. The app may import everything that a new feature may import. */
function addFeature(template: 'figure' | 'list'): readonly string[] {
  const name = `template-${template}`;
  const created = createFeature(copy, { name, template, title });
  const folder = join(copy, 'packages/features', name);
  const modules = join(copy, 'apps/web/node_modules');
  symlinkSync(modules, join(folder, 'node_modules'));
  symlinkSync(folder, join(modules, '@meridian', `feature-${name}`));
  return created;
}

function passes(command: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) console.log(stdout + stderr);
  return status === 0;
}

/** Renders the public site and looks for the new page and the links to it, in these languages and no others. */
async function isRendered(page: string, titles: Readonly<Record<string, string>>): Promise<boolean> {
  const files = await renderSources({ root: join(copy, 'apps/site'), language });
  const folders = new Set([...files.keys()].flatMap((file) => /^([a-z]{2})\//.exec(file)?.[1] ?? []));
  return (
    folders.size === Object.keys(titles).length &&
    Object.entries(titles).every(
      ([code, text]) =>
        files.get(`${code}/${page}.html`)?.includes(`<title>${text}`) &&
        files.get(`${code}/index.html`)?.includes(`href="/${code}/${page}"`) &&
        files.get('sitemap.xml')?.includes(`/${code}/${page}`),
    ) &&
    files.get(`${language}/index.html`)?.includes(`<html lang="${language}" dir="rtl"`) === true
  );
}

try {
  const changed = [
    ...addFeature('figure'),
    ...addFeature('list'),
    ...createPage(copy, { name: 'template-page', title }),
    // The last one: it also gets the texts of the feature and the page.
    ...createLanguage(copy, { code: language }),
  ];
  const features = ['packages/features/template-figure', 'packages/features/template-list'];
  const content = 'packages/features/content';
  const messageFiles = 'packages/testing/src/messageFiles.test.ts';
  const isSound =
    passes('oxfmt', '--check', ...changed) &&
    passes('oxlint', '--type-aware', '--deny-warnings', ...changed) &&
    passes('npm', 'run', '--silent', 'types') &&
    passes('vitest', 'run', '--project', 'dom', '--project', 'node', ...features, content, messageFiles) &&
    (await isRendered('template-page', { ...title, [language]: title.en }));
  // Russian too: the product has no language that it cannot do without, besides the source of the translations.
  const remaining = isSound ? removeLanguage(copy, 'ru').filter((file) => existsSync(file)) : [];
  const isSoundWithout =
    isSound &&
    passes('oxfmt', '--check', ...remaining) &&
    passes('oxlint', '--type-aware', '--deny-warnings', ...sourcesIn(remaining)) &&
    passes('npm', 'run', '--silent', 'types') &&
    passes('vitest', 'run', '--project', 'node', content, messageFiles) &&
    (await isRendered('template-page', { en: title.en, [language]: title.en }));
  process.exitCode = isSoundWithout ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
