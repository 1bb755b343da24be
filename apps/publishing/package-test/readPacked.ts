import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { posix } from 'node:path';

/** The parts of a packed package.json that the tests read. */
interface PackedManifest {
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const isManifest = (value: unknown): value is PackedManifest =>
  value instanceof Object && 'files' in value && 'exports' in value;

export interface PackedImport {
  readonly file: string;
  /** From the folder of the package, or with the name of another package. */
  readonly path: string;
  readonly isInside: boolean;
}

export interface Packed {
  readonly pack: Package;
  readonly manifest: PackedManifest;
  /** Files of code by entry, such as `./Button`. A pattern is one entry per file. */
  readonly entries: ReadonlyMap<string, string>;
  /** Every file that an entry names. A pattern outside of the code stays one. */
  readonly targets: readonly string[];
  readonly code: readonly string[];
  /** What code and types import. */
  readonly imports: readonly PackedImport[];
  readonly read: (file: string) => string;
  /** Whether it has a file or folder, or any file that matches a pattern. */
  readonly has: (file: string) => boolean;
}

const importPath = /(?:(?<!\.)\bfrom|\bimport)\s*\(?\s*(["'])([^"'\s(),]+)\1/g;

/** Reads a tarball as npm unpacks it. */
export function readPacked(tarball: Uint8Array): Packed {
  const pack = createPackageFromTarballData(tarball);
  const root = `/node_modules/${pack.packageName}/`;
  const read = (file: string) => pack.readFile(root + file);
  const manifest: unknown = JSON.parse(read('package.json'));
  if (!isManifest(manifest)) throw new TypeError(`${pack.packageName} has no files or exports.`);
  const all = pack.listFiles().map((path) => path.slice(root.length));
  const has = (file: string) =>
    file.includes('*')
      ? all.some((path) => posix.matchesGlob(path, file))
      : pack.fileExists(root + file) || pack.directoryExists(root + file);
  const files = all.filter((file) => /\.js$|\.d\.ts$/.test(file));

  const entries = new Map<string, string>();
  const targets: string[] = [];
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || !target.default.endsWith('.js')) {
      const named = typeof target === 'string' ? [target] : [target.types, target.default];
      targets.push(...named.map((path) => posix.normalize(path)));
      continue;
    }
    const code = posix.normalize(target.default);
    const [before = '', after = ''] = code.split('*');
    const names = code.includes('*')
      ? all
          .filter(
            (file) =>
              file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length,
          )
          .map((file) => file.slice(before.length, -after.length))
          .filter((name) => !name.includes('/'))
      : [''];
    for (const name of names) {
      entries.set(entry.replace('*', name), code.replace('*', name));
      targets.push(code.replace('*', name), posix.normalize(target.types).replace('*', name));
    }
  }

  const imports = files.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
        .matchAll(importPath),
    ].map(([, , path = '']) => ({
      file,
      path: path.startsWith('.') ? posix.join(posix.dirname(file), path) : path,
      isInside: path.startsWith('.'),
    })),
  );
  return {
    pack,
    manifest,
    entries,
    targets,
    code: files.filter((file) => file.endsWith('.js')),
    imports,
    read,
    has,
  };
}
