import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { entries } from './entries.ts';
import { listExports } from './listExports.ts';
import { tarballPath } from './tarball.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** These files and their transitive imports inside the package. */
function importedBy(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g);
    for (const [, path = ''] of imports) found.add(join(dirname(file), path));
  }
  return [...found];
}

const tarball = readFileSync(tarballPath);
const listed = await listExports();
const [index = '', ...others] = listed.split('\n\n');

it('exports what was agreed, and `npm run accept` agrees to a change', async () => {
  await expect(listed).toMatchFileSnapshot('../exports.txt');
});

/** The value exports of every component entry. */
const componentNames = others
  .filter((entry) => /^@meridian\/ui\/[A-Z]/.test(entry))
  .flatMap((entry) => entry.trimEnd().split('\n').slice(1))
  .map((line) => line.trim().replace(/: .*/, ''));

it('exports every component from the index too', () => {
  const inIndex = new Set(index.split('\n').map((line) => line.trim()));
  expect(componentNames.filter((name) => !inIndex.has(name))).toEqual([]);
});

it('has a host page for every component', () => {
  const pages = globSync('host/src/*.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const components = componentNames.filter(
    (name) => /^[A-Z]/.test(name) && (name === 'Icon' || !name.endsWith('Icon')),
  );
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(pages))).toEqual([]);
});

it("marks component files with 'use client', but not brands, amounts and tokens", () => {
  const ofAnyone = new Set(importedBy(globSync(`${dist}{brand,brands,money,tokens}/*.js`)));
  const said = globSync(`${dist}**/*.js`).map((file) => ({
    file: file.slice(dist.length),
    isForAnyone: ofAnyone.has(file),
    isForBrowsers: readFileSync(file, 'utf8').startsWith("'use client';"),
    needsReact: /\b(?:from|import)\s*["'](?:react|@emotion|lucide-react)\b/.test(readFileSync(file, 'utf8')),
  }));
  expect(said.filter(({ needsReact }) => needsReact).length).toBeGreaterThan(50);
  expect(said.filter(({ needsReact, isForBrowsers }) => needsReact && !isForBrowsers)).toEqual([]);
  expect(
    said.filter(({ isForAnyone, isForBrowsers, needsReact }) => isForAnyone && (isForBrowsers || needsReact)),
  ).toEqual([]);
  // A server component renders `@meridian/ui/Text` like any other entry, even if it has no state.
  const silent = entries.filter((entry) => {
    const file = said.find(({ file }) => [`${entry}.js`, `${entry}/index.js`].includes(`./${file}`));
    return !file?.isForBrowsers;
  });
  expect(silent.filter((entry) => !/^\.(\/(brands?|money|tokens)\b.*)?$/.test(entry))).toEqual([]);
});

it('contains every file that it lists or links', () => {
  const pack = createPackageFromTarballData(Uint8Array.from(tarball));
  const folder = `/node_modules/${pack.packageName}/`;
  const readme = pack.readFile(`${folder}README.md`);
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const [, files = ''] = /"files": \[([^\]]*)\]/.exec(pack.readFile(`${folder}package.json`)) ?? [];
  const listed = [...files.matchAll(/"(.+)"/g)].map(([, path = '']) => path);
  const isThere = (path: string) => pack.fileExists(folder + path) || pack.directoryExists(folder + path);
  expect([...links, ...listed, 'LICENSE.md'].filter((path) => !isThere(path))).toEqual([]);
});

it('has readable type errors', () => {
  const texts = globSync(`${dist}types/**/*.d.ts`).map((file) => readFileSync(file, 'utf8'));
  expect(texts.filter((text) => /\bsections? \d|§|docs\/|issue #?\d/.test(text))).toEqual([]);
});
