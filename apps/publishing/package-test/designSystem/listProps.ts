import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { dist } from './entries.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const types = join(dist, 'types/');

/** Whether this package declares it, and not React Aria or React. */
const isOurs = ({ declarations }: Symbol): boolean =>
  declarations.length > 0 && declarations.every(({ path }) => path.includes('/packages/ui/dist/types/'));

/** Whether a type is inlined where it is used, so that its properties are listed there. */
function isWrittenOut(type: Type): boolean {
  const symbol = type.getSymbol();
  return type.isIntersectionType() || (symbol?.name === '__type' && isOurs(symbol));
}

/** The properties that are ours or required, with their nested properties. */
function properties(checker: Checker, type: Type): string[] {
  return checker
    .getPropertiesOfType(type)
    .flatMap((property) => write(checker, property))
    .toSorted();
}

function write(checker: Checker, property: Symbol): string[] {
  const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
  if (isOptional && !isOurs(property)) return [];
  const given = checker.getTypeOfSymbol(property);
  const type = given && checker.getNonNullableType(given);
  const inner =
    type && isWrittenOut(type) && checker.getSignaturesOfType(type, SignatureKind.Call).length === 0
      ? properties(checker, type)
      : [];
  const name = property.name + (isOptional ? '?' : '');
  return [inner.length === 0 ? name : `${name} { ${inner.join(', ')} }`];
}

const isMadeOfObjects = (type: Type): boolean =>
  type.isUnionType()
    ? type.getTypes().every(isMadeOfObjects)
    : type.isObjectType() || type.isIntersectionType();

/** What a host passes: the props of a component, or an object of a type. */
function asked(checker: Checker, symbol: Symbol): Type | undefined {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isValue = (target.flags & SymbolFlags.Value) !== 0;
  const type = isValue ? checker.getTypeOfSymbol(target) : checker.getDeclaredTypeOfSymbol(target);
  if (!type || !isMadeOfObjects(type)) return undefined;
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (!isValue) return call || symbol.name.endsWith('Props') ? undefined : type;
  const isComponent = /^[A-Z]/.test(symbol.name);
  return isComponent && call && call.parameters.length > 0 ? checker.getParameterType(call, 0) : undefined;
}

/**
 * The props of each component and the properties of each exported type; `?` marks optional ones. Inherited
 * props of React Aria are only listed if required.
 */
export function listProps(): ReadonlyMap<string, readonly string[]> {
  const api = new API({ cwd: folder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${folder}types.tsconfig.json`] });
    const [project] = snapshot.getProjects();
    const source = project?.program.getSourceFile(`${types}index.d.ts`);
    const index = source && project?.checker.getSymbolAtLocation(source);
    if (!project || !index) throw new Error('There are no built types to read.');
    const { checker } = project;
    return new Map(
      checker.getExportsOfModule(index).map((symbol) => {
        const type = asked(checker, symbol);
        return [symbol.name, type ? properties(checker, type) : []];
      }),
    );
  } finally {
    api.close();
  }
}
