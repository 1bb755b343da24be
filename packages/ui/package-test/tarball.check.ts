import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, it } from 'vitest';
import { entries } from './entries.ts';
import { listExports } from './listExports.ts';

const tarball = readFileSync(inject('tarball'));

it('is a package that every bundler and runtime reads alike', async () => {
  const { buffer, byteOffset, byteLength } = Uint8Array.from(tarball);
  const pack = { tarball: buffer.slice(byteOffset, byteOffset + byteLength) };
  const { messages, pkg } = await publint({ pack });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

it('has types that say what is there, wherever they are resolved', async () => {
  const checked = await checkPackage(createPackageFromTarballData(Uint8Array.from(tarball)), {
    entrypoints: [...entries],
  });
  const problems = checked.types === false ? ['There are no types.'] : checked.problems;
  // A package of modules alone is not for `require`, nor for a resolution that knows no `exports`.
  const ours = problems.filter(
    (problem) =>
      typeof problem === 'string' ||
      !('resolutionKind' in problem) ||
      !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  );
  expect(ours).toEqual([]);
});

it('exports what was agreed, and `pnpm accept:exports` agrees to a change', async () => {
  await expect(await listExports()).toMatchFileSnapshot('../exports.txt');
});

it('has every component in the index as well', async () => {
  const [index = '', ...others] = (await listExports()).split('\n\n');
  const inIndex = new Set(index.split('\n').slice(1));
  const componentNames = others
    .filter((entry) => /^@meridian\/ui\/[A-Z]/.test(entry))
    .flatMap((entry) => entry.trimEnd().split('\n').slice(1));
  expect(componentNames.filter((name) => !inIndex.has(name))).toEqual([]);
});
