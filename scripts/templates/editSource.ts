import ts from 'typescript-with-api';
import { keyOf, parse, type Replacement, replaceIn } from './translateFiles.ts';

/** The object in `{ … } as const satisfies Type`. */
function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  const isWrapped = ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? objectOf(node.expression) : undefined;
}

function findVariable(text: string, variable: string): ts.ObjectLiteralExpression | undefined {
  const declared = parse(text)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === variable);
  return declared?.initializer && objectOf(declared.initializer);
}

function findKey(object: ts.ObjectLiteralExpression | undefined, key: string) {
  const property = object?.properties.find((each) => keyOf(each) === key);
  return property && ts.isPropertyAssignment(property) ? objectOf(property.initializer) : undefined;
}

interface NewProperty {
  /** The variable with the object, and the keys of the objects in it down to the one that gets the property. */
  to: readonly [string, ...string[]];
  /** Such as `path: 'news'`. */
  property: string;
  /** The key of the property that the new one comes before; by default it is the last one. */
  before?: string;
}

/** Adds a property to an object literal. Fails if the source has no such object. */
export function addProperty(
  text: string,
  { to: [variable, ...keys], property, before }: NewProperty,
): string {
  const object = keys.reduce(findKey, findVariable(text, variable));
  const [next] = object?.properties.filter((each) => keyOf(each) === before) ?? [];
  const place = next?.pos ?? object?.properties.at(-1)?.end;
  if (place === undefined || (before !== undefined && !next))
    throw new Error(`There is no object ${[variable, ...keys].join('.')} to add this to: ${property}`);
  const added = next ? `\n${property},` : `,\n${property}`;
  return replaceIn(text, [{ start: place, end: place, text: added }]);
}

/** Adds an import after the last one. */
export function addImport(text: string, line: string): string {
  const place = parse(text).statements.findLast(ts.isImportDeclaration)?.end ?? 0;
  return replaceIn(text, [{ start: place, end: place, text: `\n${line}` }]);
}

/** Replaces the code of a language by another one, in strings and in the names of properties. */
export function replaceCode(node: ts.Node, from: string, to: string): string {
  const start = node.getStart();
  const replacements: Replacement[] = [];
  function visit(inner: ts.Node): void {
    if (ts.isStringLiteral(inner) && inner.text === from)
      replacements.push({ start: inner.getStart() - start, end: inner.end - start, text: `'${to}'` });
    if (ts.isPropertyAccessExpression(inner) && inner.name.text === from)
      replacements.push({ start: inner.name.getStart() - start, end: inner.name.end - start, text: to });
    inner.forEachChild(visit);
  }
  visit(node);
  return replaceIn(node.getText(), replacements);
}
