import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, languages } from '@meridian/i18n';
import ts from 'typescript-with-api';
import { keyOf, parse, type Replacement, replaceIn } from './translateFiles.ts';
import { edit } from './writeTemplate.ts';

type Parts = ts.NodeArray<ts.Node>;

/** Without `as const`. */
const plainOf = (node: ts.Node): ts.Node =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plainOf(node.expression) : node;

/** Whether a part is for one language: `'ru'`, `['ru', 390]`, `{ language: 'ru' }`, `ru: …`, a member of `'en' | 'ru'`. */
function isFor(code: string, part: ts.Node): boolean {
  const node = plainOf(part);
  if (ts.isStringLiteral(node)) return node.text === code;
  if (ts.isLiteralTypeNode(node)) return isFor(code, node.literal);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some((each) => isFor(code, each));
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some(
      (each) => ts.isPropertyAssignment(each) && isFor(code, each.initializer) && keyOf(each) !== code,
    );
  return ts.isObjectLiteralElementLike(node) && keyOf(node) === code;
}

/** The parts of a list that are for the language, where another part is for English. */
function partsFor(code: string, parts: Parts): readonly ts.Node[] {
  return parts.some((part) => isFor('en', part)) ? parts.filter((part) => isFor(code, part)) : [];
}

function listOf(node: ts.Node): Parts | undefined {
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  return ts.isUnionTypeNode(node) ? node.types : undefined;
}

/** Removes what a source has for the language beside English: texts, rows of tables, members of types. */
function withoutParts(file: string, text: string, code: string): string {
  const replacements: Replacement[] = [];
  function visit(node: ts.Node): void {
    const own = new Set(partsFor(code, listOf(node) ?? ts.factory.createNodeArray()));
    for (const part of own) {
      const after = ts.isUnionTypeNode(node) ? /^\s*\|/ : /^\s*,/;
      const comma = after.exec(text.slice(part.end))?.[0] ?? '';
      // The last member of a union has its bar before it.
      const before = ts.isUnionTypeNode(node) && comma === '' ? /\|\s*$/.exec(text.slice(0, part.pos)) : null;
      replacements.push({
        start: part.pos - (before?.[0].length ?? 0),
        end: part.end + comma.length,
        text: '',
      });
    }
    node.forEachChild((child) => void (own.has(child) || visit(child)));
  }
  visit(parse(text, file));
  return replaceIn(text, replacements);
}

const testFile = /\.(test|stories)\.tsx?$|\/e2e\/|\/test\//;

/** A test or a story: what is removed when it speaks the language. */
function isTest(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node)) return /^(it|test)\b/.test(node.getText());
  return ts.isVariableStatement(node) && /^export const \w+ = meta\.story\(/.test(node.getText());
}

const hasTest = (file: string) => /^\s*(it|test)\b/m.test(readFileSync(file, 'utf8'));

interface Found {
  readonly line: number;
  readonly column: number;
}

/** Removes the imports of its files, and the tests and stories with a type error: they are about the language. */
function withoutTests(file: string, text: string, errors: readonly Found[]): string {
  const source = parse(text, file);
  const places = errors.map(({ line, column }) => source.getPositionOfLineAndCharacter(line - 1, column - 1));
  const replacements: Replacement[] = [];
  function visit(node: ts.Node): void {
    const isWrong = places.some((place) => node.getStart() <= place && place < node.end);
    if (!isWrong) return;
    if (ts.isImportDeclaration(node) || isTest(node))
      replacements.push({ start: node.pos, end: node.end, text: '' });
    else node.forEachChild(visit);
  }
  source.forEachChild(visit);
  return replaceIn(text, replacements);
}

/** Removes functions of a test file that nothing in it names any more. */
function withoutUnused(file: string, text: string): string {
  const unused = parse(text, file)
    .statements.filter(ts.isFunctionDeclaration)
    .filter(({ name }) => name && text.split(new RegExp(`\\b${name.text}\\b`)).length === 2);
  return replaceIn(
    text,
    unused.map(({ pos, end }) => ({ start: pos, end, text: '' })),
  );
}

/** The type errors of the repository, by file. */
function typeErrors(root: string): ReadonlyMap<string, readonly Found[]> {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'types'], { cwd: root, encoding: 'utf8' });
  const lines = [...stdout.matchAll(/^(\S+?)\((\d+),(\d+)\): error/gm)];
  return new Map(
    [...Map.groupBy(lines, ([, file = '']) => file)].map(([file, found]) => [
      file,
      found.map(([, , line, column]) => ({ line: Number(line), column: Number(column) })),
    ]),
  );
}

/**
 * Removes a language from the product: its entry, its message files and screenshots, the contract, the texts in the code, and the tests
 * that speak it. Returns every removed or changed file.
 */
export function removeLanguage(root: string, code: string): readonly string[] {
  if (code === 'en')
    throw new Error('English is the source of every translation. Another language can be removed.');
  if (!isLanguage(code))
    throw new Error(`There is no language "${code}". There are: ${languages.join(', ')}.`);
  const find = (...patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist*'] }).map((file) =>
      join(root, file),
    );
  const changed = new Set<string>();
  function change(file: string, how: (text: string) => string): void {
    const before = readFileSync(file, 'utf8');
    const after = how(before);
    if (after !== before) changed.add(edit(file, () => after));
  }
  const removed = find(
    `{apps,packages,packages/features}/*/src/**/{${code},*.${code}}.ts`,
    `packages/features/*/src/**/*-${code}-*.png`,
  );
  for (const file of removed) rmSync(file);
  const removeParts = (file: string) => change(file, (text) => withoutParts(file, text, code));
  for (const file of find('{apps,packages/features}/*/{src,test,e2e}/**/*.{ts,tsx}')) removeParts(file);
  removeParts(join(root, 'packages/i18n/src/languages.ts'));
  for (const file of ['packages/i18n/src/languages.ts', 'apps/sandbox/src/core/languages.ts'])
    change(join(root, file), (text) =>
      text.replace(`fallbackLanguage: Language = '${code}'`, "fallbackLanguage: Language = 'en'"),
    );
  change(join(root, 'openapi/schemas/Language.yaml'), (schema) =>
    schema.replace(new RegExp(`(?<=\\nenum: \\[.*), ${code}\\b`), ''),
  );
  execFileSync(process.execPath, [join(root, 'packages/api-client/generate.ts')], { stdio: 'inherit' });
  // The other packages work in any language. Their tests that use this one no longer compile.
  for (const name of typeErrors(root).keys()) if (testFile.test(name)) removeParts(join(root, name));
  for (const [name, errors] of typeErrors(root)) {
    const file = join(root, name);
    if (testFile.test(file)) change(file, (text) => withoutTests(file, text, errors));
  }
  for (const file of changed) {
    if (!/\.test\.tsx?$/.test(file) || hasTest(file)) continue;
    rmSync(file);
    changed.delete(file);
    removed.push(file);
  }
  // What only the removed tests used: functions, and then what these used.
  const unused = ['--fix-dangerously', '--quiet', '-A', 'all', '-D', 'no-unused-vars'];
  for (const _ of [1, 2, 3]) {
    for (const file of changed)
      if (/\.test\.tsx?$/.test(file)) change(file, (text) => withoutUnused(file, text));
    spawnSync('oxlint', [...unused, ...changed], { cwd: root });
  }
  execFileSync('oxfmt', [...changed]);
  return [...removed, ...changed];
}
