import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'tsup';
import { type Manifest, readManifest, sourcesOf } from './publishedPackages.ts';

/** Bundles the published entries of a package into its `dist`. */
export async function bundle(folder: string): Promise<void> {
  process.chdir(folder);
  await build({
    config: false,
    entry: Object.fromEntries(
      [...sourcesOf(folder).values()].map((source) => [
        source.slice('src/'.length).replace(/\.tsx?$/, ''),
        join(folder, source),
      ]),
    ),
    format: 'esm',
    target: 'es2023',
    clean: true,
    silent: true,
    // An undeclared dependency stays an import, which the test of the tarballs reports. Names with `#` are files of the package.
    skipNodeModulesBundle: true,
    noExternal: [/^#/],
    esbuildOptions(options) {
      options.absWorkingDir = folder;
    },
  });
  markForClient(folder);
}

/** `from "…"`, `import "…"` and `import("…")` in the output of esbuild. */
const importPath = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

const reexportsOnly = (text: string) =>
  text.replaceAll(/^\/\/.*$|(?:import|export)\s*(?:\{[^}]*\})?\s*(?:from\s*)?(?:"[^"]+")?;/gm, '').trim() ===
  '';

/** Whether a package is React or needs it. */
function needsReact(specifier: string, { dependencies }: Manifest, folder: string): boolean {
  const [scope = '', name = ''] = specifier.split('/');
  const imported = scope.startsWith('@') ? `${scope}/${name}` : scope;
  if (imported === 'react' || imported === 'react-dom') return true;
  const manifest = join(folder, 'node_modules', imported, 'package.json');
  if (!(imported in (dependencies ?? {})) || !existsSync(manifest)) return false;
  return /"peerDependencies": \{[^}]*"react":/.test(readFileSync(manifest, 'utf8'));
}

/**
 * Marks the files that need React, directly or through another file, for bundlers with server components. The index of the design
 * system only re-exports its entries, so it works on both sides.
 */
function markForClient(folder: string): void {
  const manifest = readManifest(folder);
  // A command of Node may use the entries without React of a package that has others.
  if (!('react' in (manifest.peerDependencies ?? {}))) return;
  const dist = join(folder, 'dist');
  const files = new Map(
    globSync('**/*.js', { cwd: dist }).map((name) => {
      const file = join(dist, name);
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(importPath)].map(([, path = '']) => path);
      return [file, { text, imports }] as const;
    }),
  );
  const marked = new Set<string>();
  const isForClient = (file: string, path: string) =>
    path.startsWith('.') ? marked.has(join(dirname(file), path)) : needsReact(path, manifest, folder);
  let size: number;
  do {
    size = marked.size;
    for (const [file, { imports }] of files)
      if (imports.some((path) => isForClient(file, path))) marked.add(file);
  } while (marked.size > size);
  const index = join(dist, 'index.js');
  if (manifest.name === '@meridian/ui' && reexportsOnly(files.get(index)?.text ?? '')) marked.delete(index);
  for (const file of marked) writeFileSync(file, `'use client';\n${files.get(file)?.text}`);
}
