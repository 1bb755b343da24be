import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLanguage } from '@meridian/i18n';
import ts from 'typescript-with-api';
import { edit, insertAfter } from './writeTemplate.ts';

interface NewLanguage {
  /** Its ISO 639 code, such as `de`: the first part of its addresses. */
  code: string;
  /** In the language itself. By default as Unicode CLDR has it. */
  name?: string | undefined;
  /** Such as `de-AT`. By default with the most likely country. */
  locale?: string | undefined;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const replaceIn = (text: string, replacements: readonly Replacement[]): string =>
  replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (changed, { start, end, text: added }) => changed.slice(0, start) + added + changed.slice(end),
      text,
    );

const parse = (text: string) => ts.createSourceFile('texts.ts', text, ts.ScriptTarget.Latest, true);

function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  const inner: ts.ObjectLiteralExpression[] = [];
  node.forEachChild((child) => void inner.push(...objectsIn(child)));
  return ts.isObjectLiteralExpression(node) ? [node, ...inner] : inner;
}

const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';

/** Gives every plural the forms of the language. A form that English lacks gets the text of `other`. */
function withPluralForms(text: string, code: string): string {
  const forms: readonly string[] = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const replacements = objectsIn(parse(text)).flatMap(({ properties }) => {
    const keys = new Set(properties.map(keyOf));
    return properties.filter(ts.isPropertyAssignment).flatMap((property): Replacement[] => {
      const [, stem, form = ''] = /^(.+)_(one|other)$/.exec(keyOf(property)) ?? [];
      if (stem === undefined || !keys.has(`${stem}_other`)) return [];
      if (!forms.includes(form)) return [{ start: property.pos, end: property.end + 1, text: '' }];
      if (form === 'one') return [];
      const missing = forms.map((each) => `${stem}_${each}`).filter((key) => !keys.has(key));
      const lines = missing.map((key) => `${key}: ${property.initializer.getText()},\n`);
      return [{ start: property.getStart(), end: property.getStart(), text: lines.join('') }];
    });
  });
  return replaceIn(text, replacements);
}

/** The message file of a language: the texts of the English file, declared as its translation. */
function translationOf(file: string, code: string): string {
  const { statements } = parse(withPluralForms(readFileSync(file, 'utf8'), code));
  const [exported] = statements.find(ts.isVariableStatement)?.declarationList.declarations ?? [];
  if (!exported?.initializer) throw new Error(`${file} exports no texts.`);
  const { initializer, type } = exported;
  const english = exported.name.getText();
  const name = english === 'en' ? code : english;
  const imports = statements.filter(ts.isImportDeclaration).map((each) => each.getText());
  const ofTexts = /\ben(?=(\.ts)?';$)/;
  const texts = imports.filter((line) => ofTexts.test(line)).map((line) => line.replace(ofTexts, code));
  if (type) {
    const others = imports.filter((line) => !ofTexts.test(line));
    return `${[...others, ...texts].join('\n')}\n\nexport const ${name}: ${type.getText()} = ${initializer.getText()};\n`;
  }
  // The first object, without `as const` and `satisfies`, which are about the English texts.
  const [object] = objectsIn(initializer);
  if (!object) throw new Error(`${file} exports no object.`);
  const source = english === 'en' ? 'en' : `${english} as en`;
  const lines = [
    ...texts,
    "import type { Translation } from '@meridian/i18n';",
    `import type { ${source} } from './${basename(file)}';`,
  ];
  return `${lines.join('\n')}\n\nexport const ${name}: Translation<typeof en> = ${object.getText()};\n`;
}

/** Adds the language, with the English text, to every object that has a text in English and in Russian. */
function withCodeTexts(text: string, code: string): string {
  const replacements = objectsIn(parse(text)).flatMap(({ properties }): Replacement[] => {
    const [english, russian] = ['en', 'ru'].map((key) => properties.find((each) => keyOf(each) === key));
    if (!russian || !english || !ts.isPropertyAssignment(english)) return [];
    const copy = english.initializer
      .getText()
      .replaceAll("'en'", `'${code}'`)
      .replaceAll(/\.en\b/g, `.${code}`);
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
  return `\n  ${code}: { ${parts.join(', ')} },`;
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
  const written = globSync('{apps,packages,packages/features}/*/src/**/{en,*.en}.ts', { cwd: root }).map(
    (source) => {
      const file = join(root, source.replace(/en\.ts$/, `${code}.ts`));
      writeFileSync(file, translationOf(join(root, source), code));
      return file;
    },
  );
  const edited = globSync('apps/{sandbox,web}/{src,test}/**/*.ts', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => /\bru: /.test(readFileSync(file, 'utf8')))
    .map((file) => edit(file, (text) => withCodeTexts(text, code)));
  const changed = [
    edit(join(root, 'packages/i18n/src/languages.ts'), (table) =>
      insertAfter(table, /^ {2}.*\},(?=\n\} as const satisfies)/gm, entryOf(language)),
    ),
    edit(join(root, 'openapi/schemas/Language.yaml'), (schema) =>
      schema.replace(/^(enum: \[.*)\]$/m, `$1, ${code}]`),
    ),
    ...written,
    ...edited,
  ];
  execFileSync('oxfmt', changed);
  for (const picture of globSync('packages/features/*/src/**/*-en-*.png', { cwd: root }))
    copyFileSync(join(root, picture), join(root, picture.replace('-en-', `-${code}-`)));
  execFileSync(process.execPath, [join(root, 'packages/api-client/generate.ts')], { stdio: 'inherit' });
  return changed;
}
