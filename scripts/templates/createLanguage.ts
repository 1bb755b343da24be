import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '@meridian/i18n';
import ts from 'typescript-with-api';
import { keyOf, objectsIn, parse, type Replacement, replaceIn, translateFiles } from './translateFiles.ts';
import { addProperty, replaceCode } from './editSource.ts';
import { edit } from './writeTemplate.ts';

interface NewLanguage {
  /** Its ISO 639 code, such as `de`: the first part of its addresses. */
  code: string;
  /** In the language itself. By default as Unicode CLDR has it. */
  name?: string | undefined;
  /** Such as `de-AT`. By default with the most likely country. */
  locale?: string | undefined;
}

/** Adds the language, with the English text, to every object that has a text in English and in Russian. */
function withCodeTexts(text: string, code: string): string {
  const replacements = objectsIn(parse(text)).flatMap(({ properties }): Replacement[] => {
    const [english, russian] = ['en', 'ru'].map((key) => properties.find((each) => keyOf(each) === key));
    if (!russian || !english || !ts.isPropertyAssignment(english)) return [];
    const copy = replaceCode(english.initializer, 'en', code);
    return [{ start: russian.end, end: russian.end, text: `, ${code}: ${copy}` }];
  });
  return replaceIn(text, replacements);
}

const rightToLeft: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Thaa']);

function entryOf({ code, name, locale }: NewLanguage): string {
  const { language, region, script } = new Intl.Locale(locale ?? code).maximize();
  const own = name ?? new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const parts = [
    `name: ${JSON.stringify(own.charAt(0).toLocaleUpperCase(code) + own.slice(1))}`,
    `locale: '${locale ?? `${language}-${region}`}'`,
    ...(rightToLeft.has(script) ? ["direction: 'rtl'"] : []),
    `fontSubsets: [${script === 'Cyrl' ? "'cyrillic', " : ''}'latin']`,
  ];
  return `${code}: { ${parts.join(', ')} }`;
}

/**
 * Adds a language to the product, with English texts to translate: its entry, a copy of every message file and screenshot, the
 * contract, and the texts in the code of the apps. Returns every created or changed file.
 */
export function createLanguage(root: string, language: NewLanguage): readonly string[] {
  const { code } = language;
  if (!/^[a-z]{2,3}$/.test(code) || Intl.PluralRules.supportedLocalesOf(code).length === 0)
    throw new Error(`"${code}" is not the ISO 639 code of a language that Node knows, such as "de".`);
  if (isLanguage(code)) throw new Error(`The language "${code}" already exists.`);
  const written = translateFiles(root, '{apps,packages,packages/features}/*/src', code);
  const edited = globSync('apps/{sandbox,site,web}/{src,test}/**/*.ts', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => /\bru: /.test(readFileSync(file, 'utf8')))
    .map((file) => edit(file, (text) => withCodeTexts(text, code)));
  const changed = [
    edit(join(root, 'packages/i18n/src/languages.ts'), (table) =>
      addProperty(table, { to: ['entries'], property: entryOf(language) }),
    ),
    edit(join(root, 'openapi/schemas/Language.yaml'), (schema) => {
      const end = schema.indexOf(']', schema.indexOf('\nenum: ['));
      return `${schema.slice(0, end)}, ${code}${schema.slice(end)}`;
    }),
    ...written,
    ...edited,
  ];
  execFileSync('oxfmt', changed);
  for (const picture of globSync('packages/features/*/src/**/*-en-*.png', { cwd: root }))
    copyFileSync(join(root, picture), join(root, picture.replace('-en-', `-${code}-`)));
  execFileSync(process.execPath, [join(root, 'packages/api-client/generate.ts')], { stdio: 'inherit' });
  return changed;
}
