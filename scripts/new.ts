import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isLanguage } from '@meridian/i18n';
import manifest from '../package.json' with { type: 'json' };
import { createFeature } from './templates/createFeature.ts';
import { createLanguage } from './templates/createLanguage.ts';
import { removeLanguage } from './templates/removeLanguage.ts';
import { renameScope } from './templates/renameScope.ts';
import { describeUntranslated, untranslatedTexts } from './templates/untranslated.ts';
import { createPage } from './templates/createPage.ts';

const usage = `Usage:
  npm run new feature <name> -- [--list] [--title "Partners"] [--title-ru "Партнёры"]
  npm run new page <name> -- [--title "Security"] [--title-ru "Безопасность"]
  npm run new language <code> -- [--name "Deutsch"] [--locale de-AT]
  npm run new language <code> -- --remove
  npm run new scope @acme`;

const root = fileURLToPath(new URL('..', import.meta.url));

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function installPackages(): void {
  const install = (...options: string[]) =>
    spawnSync('npx', ['--yes', manifest.packageManager, 'install', ...options], {
      cwd: root,
      stdio: 'inherit',
    }).status === 0;
  // Offline is faster, and every dependency of the template is usually in the store.
  if (!install('--offline') && !install()) throw new Error('Installing the packages failed.');
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      title: { type: 'string' },
      'title-ru': { type: 'string' },
      name: { type: 'string' },
      locale: { type: 'string' },
      remove: { type: 'boolean', default: false },
    },
  });
  const [kind, name] = positionals;
  if (!name) throw new Error(usage);
  const title = { en: values.title ?? capitalised(name), ru: values['title-ru'] ?? 'Новый раздел' };
  const create = (): readonly string[] => {
    switch (kind) {
      case 'feature':
        return createFeature(root, { name, template: values.list ? 'list' : 'figure', title });
      case 'page':
        return createPage(root, { name, title });
      case 'language':
        if (values.remove) return removeLanguage(root, name);
        // A second time, it reports what is left to translate.
        if (isLanguage(name)) return [];
        return createLanguage(root, { code: name, name: values.name, locale: values.locale });
      case 'scope':
        return renameScope(root, name);
      default:
        throw new Error(usage);
    }
  };
  const changed = create();
  if (kind === 'feature' || kind === 'scope') installPackages();
  // Names of another length break lines elsewhere.
  if (kind === 'scope') spawnSync('oxfmt', ['.'], { cwd: root, stdio: 'inherit' });
  if (changed.length > 0)
    console.log([values.remove ? 'Removed or changed:' : 'Created or changed:', ...changed].join('\n  '));
  if (kind === 'language' && values.remove)
    console.log('Run "npm run accept", which brings deploy/ and docs/errors.md up to date.');
  else if (kind === 'language') console.log(describeUntranslated(name, await untranslatedTexts(root, name)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
