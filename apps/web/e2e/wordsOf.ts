import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createI18n, type Language, loadTexts } from '@meridian/i18n';

const root = join(import.meta.dirname, '../../..');
const folders = globSync('packages/{,features/}*/src/{,*/}messages', { cwd: root });

/** Loads the messages of all packages in one language. A namespace is the name of the folder of the package, or of its part. */
export async function wordsOf(language: Language) {
  const bundles = await Promise.all(
    folders.map(async (folder) => {
      const texts = await loadTexts(
        language,
        (source) => import(pathToFileURL(join(root, folder, `${source}.ts`)).href),
      );
      const owner = join(folder, '..');
      return [basename(basename(owner) === 'src' ? join(owner, '..') : owner), texts] as const;
    }),
  );
  return createI18n(language, {
    resources: { [language]: Object.fromEntries(bundles) },
    onMissing(key) {
      throw new Error(`There is no message ${key} in ${language}.`);
    },
  });
}
