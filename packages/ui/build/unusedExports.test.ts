import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = 'packages/ui/src/';

const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file) || file.includes('package-test/');
const isIndex = (file: string) => file.startsWith(source) && basename(file) === 'index.ts';
const isModule = (file: string) => file.startsWith(source) && /(?<!\.stories)\.tsx?$/.test(file);

/** All that may use the design system or show it to partners. Its `index.ts` files only pass on. */
const texts = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /^(packages|apps|\.storybook|docs\/storybook)\/.*(\.tsx?|\.mdx|README\.md)$/.test(file))
  .filter((file) => !isTest(file) && !isIndex(file) && existsSync(root + file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

const files = texts.map(({ file, text }) => ({ file, text, names: new Set(text.match(/[A-Za-z_]\w*/g)) }));

/** Constants, functions and classes. A type belongs to the value that has it. */
const exportedValue = /^export (?:async )?(?:const|function|class) (\w+)/gm;

const isUsed = (name: string, { file, text }: (typeof files)[number]) =>
  new RegExp(String.raw`(?<!\b(?:const|function|class) )\b${name}\b`).test(text) ||
  files.some((other) => other.file !== file && other.names.has(name));

it('exports no value that only tests use', () => {
  const unused = files
    .filter(({ file }) => isModule(file))
    .flatMap((module) =>
      [...module.text.matchAll(exportedValue)]
        .filter(([, name = '']) => !isUsed(name, module))
        .map(([, name]) => `${module.file}: ${name}`),
    );
  expect(unused).toEqual([]);
});
