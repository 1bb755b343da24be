import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import ts from 'typescript-with-api';

const MODULE = /\.(ts|tsx|mjs)$/;

/** What one file imports, as written: modules, globs, files beside it that it names by URL, and which of them it imports lazily. */
function readImports(text: string) {
  const strings = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, found = '']) => found),
    );
  return {
    specifiers: [
      ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
      ...strings(/new URL\(\s*('\.[^']*')\s*,\s*import\.meta\.url/g),
    ],
    lazy: new Set(strings(/\bimport\(\s*('[^']+')/g)),
    globs: strings(/import\.meta\.glob(?:<[^(]*>)?\(\s*([^)]*)/g),
  };
}

/** Which file of the repository imports which, read from the sources. */
export class ImportGraph {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #aliases: ReadonlyMap<string, string>;
  /** The importers of each file, and those of them that import it with themselves. Paths are relative to the root. */
  readonly #importers = new Map<string, { all: Set<string>; eager: Set<string> }>();
  readonly #listsFiles = new Set<string>();

  constructor(root: string) {
    this.#root = realpathSync(root);
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    this.#files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((file) => MODULE.test(file) && existsSync(join(root, file)));
    this.#aliases = this.#readAliases();
    for (const file of this.#files) this.#add(file);
  }

  /** The aliases of the compiler's configuration, such as `#.storybook/preview`. */
  #readAliases(): ReadonlyMap<string, string> {
    const text = readFileSync(join(this.#root, 'tsconfig.base.json'), 'utf8');
    return new Map(
      [...text.matchAll(/"(#[^"]+)": \["\.\/([^"]+)"\]/g)].map(([, alias = '', file = '']) => [alias, file]),
    );
  }

  #add(file: string): void {
    const text = readFileSync(join(this.#root, file), 'utf8');
    if (text.includes('globSync(')) this.#listsFiles.add(file);
    const { specifiers, lazy, globs } = readImports(text);
    const folder = join(this.#root, dirname(file));
    const imported = [
      ...specifiers.map((specifier) => [this.#resolve(specifier, file), !lazy.has(specifier)] as const),
      ...globs
        .flatMap((glob) => globSync(glob, { cwd: folder }))
        .map((found) => [join(dirname(file), found), true] as const),
    ];
    for (const [target, isEager] of imported) {
      if (target === undefined) continue;
      const importers = this.#importers.get(target) ?? { all: new Set(), eager: new Set() };
      this.#importers.set(target, importers);
      importers.all.add(file);
      if (isEager) importers.eager.add(file);
    }
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

  /** These files, and all that import one of them, also indirectly; `eager`: without lazy imports. */
  reachedFrom(changed: readonly string[], imports: 'all' | 'eager' = 'all'): ReadonlySet<string> {
    const reached = new Set<string>();
    const queue = changed.flatMap((file) =>
      MODULE.test(file) || this.#importers.has(file) ? [file] : [file, ...this.#possibleReaders(file)],
    );
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      queue.push(...(this.#importers.get(file)?.[imports] ?? []));
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
