import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import ts from 'typescript-with-api';

const MODULE = /\.(ts|tsx|mjs)$/;

/** What a file takes from another: some of its exports, or undefined for all. */
interface Import {
  from: string;
  names: readonly string[] | undefined;
}

/** The `index.ts` of a package: it does nothing but export what others have. */
interface Barrel {
  /** Where each name comes from, and its name there. */
  named: ReadonlyMap<string, { from: string; name: string }>;
  /** The modules that are exported whole. */
  whole: readonly string[];
}

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration) =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;

const elementsOf = (bindings: ts.NamedImports | ts.NamedExports) =>
  [...bindings.elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ name: name.text, original: (propertyName ?? name).text }));

/** What an `import` or `export ... from` takes. Types change no behavior, and `tsc` always checks all of them. */
function readDeclaration(statement: ts.Statement): Import | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const from = specifierOf(statement);
  if (from === undefined) return undefined;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    if (isTypeOnly) return undefined;
    return {
      from,
      names:
        exportClause && ts.isNamedExports(exportClause)
          ? elementsOf(exportClause).map(({ original }) => original)
          : undefined,
    };
  }
  const { importClause } = statement;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const bindings = importClause?.namedBindings;
  const isNamed = bindings !== undefined && ts.isNamedImports(bindings) && importClause?.name === undefined;
  return { from, names: isNamed ? elementsOf(bindings).map(({ original }) => original) : undefined };
}

function readBarrel(statements: readonly ts.Statement[]): Barrel | undefined {
  const named = new Map<string, { from: string; name: string }>();
  const whole: string[] = [];
  for (const statement of statements) {
    const from = ts.isExportDeclaration(statement) ? specifierOf(statement) : undefined;
    if (!ts.isExportDeclaration(statement) || from === undefined) return undefined;
    const { exportClause, isTypeOnly } = statement;
    if (isTypeOnly) continue;
    if (exportClause === undefined) whole.push(from);
    else if (!ts.isNamedExports(exportClause)) return undefined;
    else for (const { name, original } of elementsOf(exportClause)) named.set(name, { from, name: original });
  }
  return { named, whole };
}

/** What one file imports, as written: modules, globs, and files beside it that it names by URL. */
function readImports(file: string, text: string) {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const strings = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, found = '']) => found),
    );
  const lazy = [
    ...strings(/\b(?:import|require|importActual|importOriginal)(?:<[^(]*>)?\(\s*('[^']+')/g),
    ...strings(/new URL\(\s*('\.[^']*')\s*,\s*import\.meta\.url/g),
  ];
  return {
    imports: [
      ...statements.map(readDeclaration).filter((found) => found !== undefined),
      ...lazy.map((from): Import => ({ from, names: undefined })),
    ],
    barrel: readBarrel(statements),
    globs: strings(/import\.meta\.glob(?:<[^(]*>)?\(\s*([^)]*)/g),
  };
}

/** Which file of the repository imports which, read from the sources. */
export class ImportGraph {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #aliases: ReadonlyMap<string, string>;
  /** The importers of each file. Paths are relative to the root. */
  readonly #importers = new Map<string, Set<string>>();
  readonly #barrels = new Map<string, Barrel>();
  /** The importers of each barrel, which only a change of the barrel itself reaches. */
  readonly #importersOfBarrels = new Map<string, Set<string>>();
  readonly #listsFiles = new Set<string>();

  constructor(root: string) {
    this.#root = realpathSync(root);
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    this.#files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((file) => MODULE.test(file) && existsSync(join(root, file)));
    this.#aliases = this.#readAliases();
    const read = this.#files.map((file) => {
      const text = readFileSync(join(this.#root, file), 'utf8');
      if (text.includes('globSync(')) this.#listsFiles.add(file);
      const found = readImports(file, text);
      if (found.barrel) this.#barrels.set(file, found.barrel);
      return { file, ...found };
    });
    for (const { file, imports, globs } of read) {
      for (const found of imports) this.#addImport(file, found);
      const folder = join(this.#root, dirname(file));
      for (const found of globs.flatMap((glob) => globSync(glob, { cwd: folder })))
        this.#addImporter(this.#importers, join(dirname(file), found), file);
    }
  }

  /** The aliases of the compiler's configuration, such as `#.storybook/preview`. */
  #readAliases(): ReadonlyMap<string, string> {
    const text = readFileSync(join(this.#root, 'tsconfig.base.json'), 'utf8');
    return new Map(
      [...text.matchAll(/"(#[^"]+)": \["\.\/([^"]+)"\]/g)].map(([, alias = '', file = '']) => [alias, file]),
    );
  }

  #addImporter(importers: Map<string, Set<string>>, file: string, importer: string): void {
    importers.set(file, (importers.get(file) ?? new Set()).add(importer));
  }

  #addImport(importer: string, { from, names }: Import): void {
    const target = this.#resolve(from, importer);
    if (target === undefined) return;
    if (names === undefined || !this.#barrels.has(target)) {
      this.#addImporter(this.#importers, target, importer);
      return;
    }
    this.#addImporter(this.#importersOfBarrels, target, importer);
    for (const file of names.flatMap((name) => this.#sourcesOf(target, name)))
      this.#addImporter(this.#importers, file, importer);
  }

  /** The files that may have what a file exports by a name: itself, unless it is a barrel. */
  #sourcesOf(file: string, name: string): readonly string[] {
    const barrel = this.#barrels.get(file);
    if (!barrel) return [file];
    const source = barrel.named.get(name);
    const modules = source ? [source.from] : barrel.whole;
    return modules.flatMap((from) => {
      const target = this.#resolve(from, file);
      return target === undefined ? [] : this.#sourcesOf(target, source?.name ?? name);
    });
  }

  /** The file that a specifier names, or undefined for a package from outside. */
  #resolve(written: string, file: string): string | undefined {
    const specifier = written.replace(/\?.*$/, '');
    const alias = this.#aliases.get(specifier);
    if (alias !== undefined) return alias;
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    if (!/^(#|@meridian\/)/.test(specifier)) return undefined;
    try {
      return relative(this.#root, createRequire(join(this.#root, file)).resolve(specifier));
    } catch {
      // A pattern in a text, or an entry that only the build has.
      return undefined;
    }
  }

  /**
   * What a file can change that no module imports: every module of its package, such as for a migration, or every module, such as for
   * the lock file or the contract. The texts beside the packages and the workflows change none.
   */
  #possibleReaders(file: string): readonly string[] {
    let folder = dirname(file);
    while (folder !== '.' && !existsSync(join(this.#root, folder, 'package.json'))) folder = dirname(folder);
    if (folder !== '.') return this.#files.filter((other) => other.startsWith(`${folder}/`));
    return file.endsWith('.md') || file.startsWith('.github/') ? [] : this.#files;
  }

  /** These files, and all that import one of them, also indirectly, but not through the file `except`. */
  reachedFrom(changed: readonly string[], except?: string): ReadonlySet<string> {
    const reached = new Set<string>();
    const queue = changed.flatMap((file) =>
      MODULE.test(file) || this.#importers.has(file) ? [file] : [file, ...this.#possibleReaders(file)],
    );
    for (const file of changed) queue.push(...(this.#importersOfBarrels.get(file) ?? []));
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (reached.has(file) || (file === except && !changed.includes(file))) continue;
      reached.add(file);
      queue.push(...(this.#importers.get(file) ?? []));
    }
    return reached;
  }

  /** The files of these globs that are reached. A test that lists files by a glob reads more than it imports, so it counts always. */
  entriesIn(globs: readonly string[], reached: ReadonlySet<string>): readonly string[] {
    return this.#files.filter(
      (file) =>
        globs.some((glob) => matchesGlob(file, glob)) &&
        (reached.has(file) || (this.#listsFiles.has(file) && /\.test\.tsx?$/.test(file))),
    );
  }
}

/** The files that differ from a commit, with those that are not committed; by default from the last commit that `origin` has. */
export function changedFiles(root: string, since?: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  const base = since ?? baseOf(root);
  return [
    ...git('diff', '--name-only', '-z', '--no-renames', base, '--'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ].map((file) => relative(root, resolve(root, file)));
}

function baseOf(root: string): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', '@{upstream}'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'HEAD';
  }
}
