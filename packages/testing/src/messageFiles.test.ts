import { existsSync, globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from '@meridian/i18n';
import { expect, test } from 'vitest';
import { expectCompleteMessages } from './expectCompleteMessages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const translations = languages.filter((language) => language !== 'en');

/** The English files: the messages of a package, and the texts of a page. */
const sources = globSync('{apps,packages,packages/features}/*/src/**/{en,*.en}.ts', { cwd: root });

const fileIn = (source: string, language: string) => `${root}${source.replace(/en\.ts$/, `${language}.ts`)}`;

test('every message file exists in every language', () => {
  const files = sources.flatMap((source) => translations.map((language) => fileIn(source, language)));
  expect(sources.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

async function textsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const module: unknown = await import(pathToFileURL(file).href);
  const texts: unknown = typeof module === 'object' && module !== null ? Object.values(module)[0] : undefined;
  if (!(texts instanceof Object)) throw new Error(`${file} exports no texts.`);
  return Object.fromEntries(Object.entries(texts));
}

const messageFiles = sources.filter((source) => source.endsWith('/messages/en.ts'));

test.each(messageFiles)('%s has every key, placeholder and plural form in every language', async (source) => {
  for (const language of translations)
    expectCompleteMessages(
      await textsOf(fileIn(source, 'en')),
      await textsOf(fileIn(source, language)),
      language,
    );
});
