import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as pageParts from './pageParts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const attributes: readonly string[] = Object.values(pageParts);

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'packages/page-parts/**'] })
    .filter((file) => !/\.(test|check|stories)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

it('is the only place that spells the attributes', () => {
  const spelled = new RegExp(String.raw`(?<![\w-])(${attributes.join('|')})(?![\w-])`);
  const files = filesOf('{packages,packages/features,apps}/*/{src,build}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => spelled.test(text)).map(({ file }) => file)).toEqual([]);
});

it('has every attribute of the root element that styles of features match', () => {
  const matched = filesOf('packages/features/*/src/**/*.css').flatMap(({ text }) =>
    [...text.matchAll(/:root(?::not\()?\[(data-[\w-]+)/g)].map(([, name = '']) => name),
  );
  // The scheme is an attribute of the design system.
  expect([...new Set(matched)].filter((name) => name !== 'data-scheme')).toEqual([pageParts.session]);
});
