import { checkPackage } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { publishedPackages, sourcesOf } from '../build/publishedPackages.ts';
import { type PackedImport, readPacked } from './readPacked.ts';

const tarballs = inject('tarballs');

/** Entries that work without React, for server components, scripts and tests, of packages that need React for others. */
const withoutReact: Readonly<Record<string, RegExp>> = {
  '@meridian/api-client': /^\.(\/(contract|storage))?$/,
  '@meridian/ui': /^\.\/(brand|brands\/\w+|money|tokens)$/,
};

/** An index of several entries only re-exports, so it works on both sides. */
const onBothSides = (name: string, entry: string) => name === '@meridian/ui' && entry === '.';

const usesReact = /^(react|react-dom|react-i18next|swr|lucide-react)(\/|$)|^@emotion\/(react|styled)$/;

/** The name of the package in an import. */
const packageIn = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The files and those that they import, also indirectly. */
function reachedFrom(files: readonly string[], imports: readonly PackedImport[]): ReadonlySet<string> {
  // The set grows during the loop.
  const reached = new Set(files);
  for (const file of reached)
    for (const imported of imports)
      if (imported.file === file && imported.isInside) reached.add(imported.path);
  return reached;
}

const publishedNames = new Set(publishedPackages.map(({ name }) => name));

describe.each(publishedPackages)('$name', ({ name, folder }) => {
  const tarball = Uint8Array.from(readFileSync(tarballs[name] ?? ''));
  const packed = readPacked(tarball);

  it('resolves in every bundler and runtime', async () => {
    const { buffer, byteOffset, byteLength } = tarball;
    const { messages, pkg } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has correct types in every resolution mode', async () => {
    const entrypoints = [...packed.entries.keys()];
    expect(entrypoints).not.toEqual([]);
    const checked = await checkPackage(packed.pack, { entrypoints });
    const problems = checked.types === false ? ['There are no types.'] : checked.problems;
    // An ESM-only package is not for `require`, nor for resolution without `exports`.
    const ours = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !('resolutionKind' in problem) ||
        !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(ours).toEqual([]);
  });

  it('contains a README, a licence, and every file that it lists or links', () => {
    const links = [...packed.read('README.md').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
    const expected = ['LICENSE.md', ...packed.manifest.files, ...links.map(([, path = '']) => path)];
    // The first release writes the changelog.
    const missing = expected.filter((path) => path !== 'CHANGELOG.md' && !packed.has(path));
    expect(missing).toEqual([]);
  });

  it('contains the code and the types of every entry, and what they import', () => {
    expect([...packed.entries.keys()].toSorted()).toEqual([...sourcesOf(folder).keys()].toSorted());
    expect(packed.targets.filter((path) => !packed.has(path))).toEqual([]);
    const inside = packed.imports.filter(({ isInside }) => isInside);
    // A declaration imports `./Button.js` and means the types beside it.
    const missing = inside.filter(
      ({ file, path }) => !packed.has(file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path),
    );
    expect(missing).toEqual([]);
  });

  it('declares every package that it imports, and needs no package that is not published', () => {
    const { dependencies = {}, peerDependencies = {} } = packed.manifest;
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    const outside = packed.imports.filter(
      ({ path, isInside }) => !isInside && !path.startsWith('#') && !isBuiltin(path),
    );
    const undeclared = outside.filter(({ path }) => ![name, ...declared].includes(packageIn(path)));
    expect(undeclared).toEqual([]);
    const ours = declared.filter((dependency) => dependency.startsWith('@meridian/'));
    expect(ours.filter((dependency) => !publishedNames.has(dependency))).toEqual([]);
  });

  it("marks the files and entries that need React with 'use client', and no others", () => {
    const isMarked = (file: string) => packed.read(file).startsWith("'use client';");
    const needing = packed.imports.filter(({ path }) => usesReact.test(path)).map(({ file }) => file);
    const needsReact = 'react' in (packed.manifest.peerDependencies ?? {});
    const entries = [...packed.entries].filter(([entry]) => !onBothSides(name, entry));
    const isPlain = (entry: string) => !needsReact || withoutReact[name]?.test(entry) === true;
    // A server component renders `@meridian/ui/Text` like any other entry, even if it has no state.
    const forClient = new Set([
      ...needing.filter((file) => file.endsWith('.js')),
      ...entries.filter(([entry]) => !isPlain(entry)).map(([, file]) => file),
    ]);
    expect([...forClient].filter((file) => !isMarked(file))).toEqual([]);
    const plain = entries.filter(([entry]) => isPlain(entry)).map(([, file]) => file);
    const reached = [...reachedFrom(plain, packed.imports)];
    expect(reached.filter((file) => forClient.has(file) || isMarked(file))).toEqual([]);
    for (const [entry, file] of packed.entries)
      if (onBothSides(name, entry)) expect(isMarked(file)).toBe(false);
  });
});
