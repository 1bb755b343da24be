import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@meridian/api-client/contract';
import { publicScreenIds } from '@meridian/frame/public-screens';
import { screenIds } from '@meridian/frame/screens';
import ts from 'typescript-with-api';
import { figureCalls } from '../../apps/site/src/figureCalls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Imported {
  readonly specifier: string;
  /** The exported name, or `*` for all of them. */
  readonly name: string;
}

/** What one module declares, imports and exports, by name. */
interface Module {
  readonly declared: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, Imported>;
  readonly exported: ReadonlyMap<string, Imported | string>;
  /** Modules that it exports as a whole. */
  readonly passedOn: readonly string[];
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteral(node) ? node.text : '');

function readModule(path: string): Module {
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, Imported>();
  const exported = new Map<string, Imported | string>();
  const passedOn: string[] = [];
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const declare = (statement: ts.Node, name: string, node: ts.Node) => {
    declared.set(name, node);
    if (!ts.canHaveModifiers(statement)) return;
    const modifiers = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return;
    exported.set(modifiers.includes(ts.SyntaxKind.DefaultKeyword) ? 'default' : name, name);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { importClause } = statement;
      const specifier = textOf(statement.moduleSpecifier);
      if (importClause?.name) imported.set(importClause.name.text, { specifier, name: 'default' });
      const bindings = importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings))
        imported.set(bindings.name.text, { specifier, name: '*' });
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, { specifier, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const specifier = textOf(statement.moduleSpecifier);
      const { exportClause } = statement;
      if (!exportClause) passedOn.push(specifier);
      else if (ts.isNamedExports(exportClause))
        for (const { name, propertyName } of exportClause.elements) {
          const own = (propertyName ?? name).text;
          exported.set(name.text, specifier === '' ? own : { specifier, name: own });
        }
    } else if (ts.isExportAssignment(statement)) {
      exported.set('default', statement.expression.getText());
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) declare(statement, declaration.name.text, declaration);
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      declare(statement, statement.name.text, statement);
    }
  }
  return { declared, imported, exported, passedOn };
}

const modules = new Map<string, Module>();
function moduleAt(path: string): Module {
  const known = modules.get(path) ?? readModule(path);
  modules.set(path, known);
  return known;
}

/** The path of a module of the product, from the root. The design system calls no server. */
function resolve(specifier: string, from: string): string | undefined {
  if (!/^(\.|@meridian\/(?!ui\b))/.test(specifier)) return undefined;
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : relative(root, createRequire(join(root, from)).resolve(specifier));
  return /\.tsx?$/.test(path) ? path : undefined;
}

const operationIds = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries<{ readonly operationId: string }>(methods).map(
      ([method, { operationId }]) => [`${method} ${path}`, operationId] as const,
    ),
  ),
);

/** The operation of an address, also if the address has the value of a parameter. */
function operationOf(method: string, address: string): string | undefined {
  const own = operationIds.get(`${method} ${address}`);
  if (own !== undefined) return own;
  const called = [...operationIds].find(([call]) =>
    new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/{}]+')}$`).test(`${method} ${address}`),
  );
  return called?.[1];
}

/** How the product calls an operation: the argument with the path, and the method unless the argument before it names it. */
const callers: Readonly<Record<string, { readonly path: number; readonly method?: string }>> = {
  useApiQuery: { path: 0, method: 'get' },
  useApiDownload: { path: 0, method: 'get' },
  useApiMutation: { path: 1 },
  useApiUpload: { path: 1 },
  GET: { path: 0, method: 'get' },
  POST: { path: 0, method: 'post' },
};

/** The texts in an expression; of a table that it picks a field of, only those of the field. */
function textsIn(node: ts.Node, declared: Module['declared']): readonly string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node) && ts.isElementAccessExpression(node.expression)) {
    const table = declared.get(node.expression.expression.getText());
    const field = node.name.text;
    const texts: string[] = [];
    const look = (part: ts.Node): void => {
      if (ts.isPropertyAssignment(part) && part.name.getText() === field)
        texts.push(textOf(part.initializer));
      part.forEachChild(look);
    };
    if (table) look(table);
    return texts;
  }
  return node.getChildren().flatMap((part) => textsIn(part, declared));
}

/** The operations that a declaration calls, also through what it uses: read from the sources, so that no list is kept by hand. */
class Calls {
  readonly operations = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #except: string | undefined;

  /** Without what is behind the module `except`. */
  constructor(except?: string) {
    this.#except = except;
  }

  addModule(path: string): void {
    const { exported, passedOn } = moduleAt(path);
    for (const name of exported.keys()) this.add(path, name);
    for (const specifier of passedOn) this.#follow(path, { specifier, name: '*' });
  }

  add(path: string, name: string): void {
    if (name === '*') return this.addModule(path);
    const { exported, passedOn } = moduleAt(path);
    const found = exported.get(name);
    if (found === undefined) for (const specifier of passedOn) this.#follow(path, { specifier, name });
    else if (typeof found === 'string') this.#use(path, found);
    else this.#follow(path, found);
  }

  #follow(path: string, { specifier, name }: Imported): void {
    const target = resolve(specifier, path);
    const key = `${target}#${name}`;
    if (target === undefined || target === this.#except || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.add(target, name);
  }

  /** Follows a name inside a module. */
  #use(path: string, name: string): void {
    const module = moduleAt(path);
    const imported = module.imported.get(name);
    if (imported) return this.#follow(path, imported);
    const key = `${path} ${name}`;
    const node = module.declared.get(name);
    if (!node || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#read(path, node);
  }

  #read(path: string, node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) this.#use(path, node.text);
    if (ts.isCallExpression(node)) this.#readCall(path, node);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'refreshes')
      for (const [figures, address] of Object.entries(figureCalls))
        if (textsIn(node.initializer, moduleAt(path).declared).includes(figures)) this.#call('get', address);
    node.forEachChild((part) => this.#read(path, part));
  }

  #readCall(path: string, { expression, arguments: given }: ts.CallExpression): void {
    if (expression.kind === ts.SyntaxKind.ImportKeyword)
      this.#follow(path, { specifier: textOf(given[0]), name: '*' });
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const caller = callers[name];
    const argument = caller && given[caller.path];
    if (!argument) return;
    const method = caller.method ?? textOf(given[caller.path - 1]);
    for (const address of textsIn(argument, moduleAt(path).declared)) this.#call(method, address);
  }

  #call(method: string, address: string): void {
    const operation = operationOf(method, address);
    if (operation !== undefined) this.operations.add(operation);
  }
}

const routes = 'apps/web/src/routes/pages.ts';
const sitePages = 'apps/site/src/sitePages.ts';

/** What shows each screen: as the routes and the renderer of the public pages import it. */
function screenModules(): ReadonlyMap<string, Imported> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return new Map<string, Imported>([
    ...[...read(routes).matchAll(/^ {2}(\w+): \(\) => import\('\.\/(\w+\.tsx)'\)/gm)].map(
      ([, id = '', file]) => [id, { specifier: `apps/web/src/routes/${file}`, name: 'Component' }] as const,
    ),
    ...[...read(sitePages).matchAll(/^ {2}(\w+): .*import\('\.\/(.+?)'\)\)\.(\w+)/gm)].map(
      ([, id = '', file, name = '']) => [id, { specifier: `apps/site/src/${file}`, name }] as const,
    ),
  ]);
}

/** The operations of the contract that each screen calls, by the id of the screen. */
export function operationsOfScreens(): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = screenModules();
  return new Map(
    [...screenIds, ...publicScreenIds].map((id) => {
      const page = shown.get(id);
      if (!page) throw new Error(`No module shows the screen "${id}".`);
      const calls = new Calls();
      calls.add(page.specifier, page.name);
      return [id, calls.operations];
    }),
  );
}

/** The operations that the app calls around its screens: the session, technical works, the frame of the cabinet. */
export function operationsOfApp(): ReadonlySet<string> {
  const calls = new Calls(routes);
  for (const path of globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }))
    if (!/\/(routes|testing)\/|\.test\./.test(path)) calls.addModule(path);
  return calls.operations;
}
