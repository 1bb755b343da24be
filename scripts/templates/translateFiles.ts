import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript-with-api';

/** A part of a text, and what it becomes. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const replaceIn = (text: string, replacements: readonly Replacement[]): string =>
  replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (changed, { start, end, text: added }) => changed.slice(0, start) + added + changed.slice(end),
      text,
    );

export const parse = (text: string, file = 'texts.ts') =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

export function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  const inner: ts.ObjectLiteralExpression[] = [];
  node.forEachChild((child) => void inner.push(...objectsIn(child)));
  return ts.isObjectLiteralExpression(node) ? [node, ...inner] : inner;
}

export const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
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
  // Texts that are English in another file, such as the titles of the screens: to be translated here.
  const spread = objectsIn(object)
    .flatMap(({ properties }) => properties.filter(ts.isSpreadAssignment))
    .map(({ expression }) => expression.getText());
  const lines = [
    ...texts,
    ...imports.filter((line) => spread.some((value) => line.includes(`{ ${value} }`))),
    "import type { Translation } from '@meridian/i18n';",
    `import type { ${source} } from './${basename(file)}';`,
  ];
  return `${lines.join('\n')}\n\nexport const ${name}: Translation<typeof en> = ${object.getText()};\n`;
}

/** Writes the message files of a language beside the English ones that match the patterns, to be translated. Returns their paths. */
export const translateFiles = (root: string, folders: string, code: string): string[] =>
  globSync(`${folders}/**/{en,*.en}.ts`, { cwd: root }).map((source) => {
    const file = join(root, source.replace(/en\.ts$/, `${code}.ts`));
    writeFileSync(file, translationOf(join(root, source), code));
    return file;
  });
