import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { publishedPackages } from '../build/publishedPackages.ts';

const tarballs = inject('tarballs');

/** The entries with code. A pattern such as `./*` stands for the files that it matches. */
function entriesOf(pack: Package): string[] {
  const root = `/node_modules/${pack.packageName}/`;
  const manifest: unknown = JSON.parse(pack.readFile(`${root}package.json`));
  const exports: unknown = manifest instanceof Object && 'exports' in manifest ? manifest.exports : {};
  return Object.entries(exports instanceof Object ? exports : {}).flatMap(
    ([entry, target]: [string, unknown]) => {
      const file: unknown = target instanceof Object && 'default' in target ? target.default : undefined;
      if (typeof file !== 'string' || !file.endsWith('.js')) return [];
      if (!entry.includes('*')) return [entry];
      const [before = '', after = ''] = (root + file.slice('./'.length)).split('*');
      return pack
        .listFiles()
        .filter((path) => path.startsWith(before) && path.endsWith(after))
        .map((path) => path.slice(before.length, -after.length))
        .filter((name) => !name.includes('/'))
        .map((name) => entry.replace('*', name));
    },
  );
}

describe.each(publishedPackages.map(({ name }) => name))('%s', (name) => {
  const tarball = Uint8Array.from(readFileSync(tarballs[name] ?? ''));
  const pack = createPackageFromTarballData(tarball);

  it('resolves in every bundler and runtime', async () => {
    const { buffer, byteOffset, byteLength } = tarball;
    const { messages, pkg } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has correct types in every resolution mode', async () => {
    const entrypoints = entriesOf(pack);
    expect(entrypoints).not.toEqual([]);
    const checked = await checkPackage(pack, { entrypoints });
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

  it('has a README and a licence', () => {
    const missing = ['README.md', 'LICENSE.md'].filter(
      (file) => !pack.fileExists(`/node_modules/${name}/${file}`),
    );
    expect(missing).toEqual([]);
  });
});
