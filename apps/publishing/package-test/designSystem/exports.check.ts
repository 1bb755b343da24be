import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/publishedPackages.ts';
import { dist } from './entries.ts';
import { listExports } from './listExports.ts';

const listed = await listExports();
const [index = '', ...others] = listed.split('\n\n');

it('exports what was agreed, and `npm run accept` agrees to a change', async () => {
  await expect(listed).toMatchFileSnapshot(join(root, 'packages/ui/exports.txt'));
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

it('has readable type errors', () => {
  const texts = globSync(`${dist}/types/**/*.d.ts`).map((file) => readFileSync(file, 'utf8'));
  expect(texts.filter((text) => /\bsections? \d|§|docs\/|issue #?\d/.test(text))).toEqual([]);
});
