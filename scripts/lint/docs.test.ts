import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { everyChange, multiplied } from '../../checks.config.ts';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

const documents = globSync('{*.md,{docs,deploy,apps,packages}/**/*.{md,mdx}}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/CHANGELOG.md'],
});

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0');
const segments = files.map((file) => file.split('/'));
/** Files and folders, by their paths from the root. */
const paths = new Set(segments.flatMap((parts) => parts.map((_, end) => parts.slice(0, end + 1).join('/'))));
/** The same, by their paths from any folder around them. */
const partialPaths = new Set(
  [...paths].flatMap((path) => path.split('/').map((_, start, parts) => parts.slice(start).join('/'))),
);
const topFolders = new Set(segments.flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : [])));
const checks = [...everyChange, ...multiplied].map(({ name }) => name);

const isPath = (span: string) =>
  /^[\w.*<>{},/-]+$/.test(span) &&
  (/[\w*>}]\.(ts|tsx|mjs|json|ya?ml|md|mdx|css|sql|sh)$/.test(span) ||
    /^(src|test)\//.test(span) ||
    (span.includes('/') && topFolders.has(span.replace(/\/.*/, ''))));

/** What commands write and git ignores. */
const isWritten = (path: string) => /(^|\/)(dist[\w-]*|node_modules|\.cache|\.data|tokens)(\/|$)/.test(path);

/** A document writes a path from the root, from itself, or from a folder that the sentence names. `<name>` is any name. */
function exists(written: string): boolean {
  const path = written
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replaceAll(/<[^>]+>/g, '*');
  if (isWritten(path)) return true;
  return /[*{]/.test(path)
    ? [...partialPaths].some((known) => matchesGlob(known, path))
    : partialPaths.has(path);
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

/** The paths, links, scripts and checks in a document that do not exist. */
function missingIn(document: string, text: string): string[] {
  const spans = found(text, /`([^`\n]+)`/g);
  const commands = [...spans, ...found(text, /```sh\n([^]*?)```/g)].join('\n');
  const links = found(text, /\]\((?![a-z]+:|[#?])([^)#\s]+)/g);
  return [
    ...spans.filter((span) => isPath(span) && !exists(span)),
    ...links.filter((link) => {
      const path = join(dirname(document), link).replace(/\/$/, '');
      return !paths.has(path) && !isWritten(path);
    }),
    ...found(commands, /npm run ([\w:-]+)/g).filter((script) => !(script in manifest.scripts)),
    ...found(commands, /npm test -- ([a-z][a-z -]*)/g)
      .flatMap((names) => names.trim().split(/ +/))
      .filter((name) => !checks.includes(name)),
  ].map((missing) => `${document}: ${missing}`);
}

it('sends nobody to a component that packages/ui does not have', () => {
  const [, section = ''] = readFileSync(join(root, 'packages/ui/README.md'), 'utf8').split(
    /^## What do I need\?$/m,
  );
  const [table = ''] = section.split(/^## /m);
  const exported = new Set(readFileSync(join(root, 'packages/ui/exports.txt'), 'utf8').match(/\w+/g));
  const named = found(table, /`(\w+)`/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});

it('names only what exists', () => {
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.flatMap((file) => missingIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['a file', 'See `useNothing.ts`.', 'useNothing.ts'],
  ['a folder', 'Texts are in `packages/nothing`.', 'packages/nothing'],
  ['a file of a package', 'Start at `src/nothing.tsx`.', 'src/nothing.tsx'],
  ['a pattern', 'Each `packages/*/nothing.ts` is read.', 'packages/*/nothing.ts'],
  ['a link', 'Read [why](decisions/0000-nothing.md#context).', 'decisions/0000-nothing.md'],
  ['a script', '| `npm run nothing -- --all` | does it |', 'nothing'],
  ['a script in an example', '```sh\nnpm run tokens   # writes them\nnpm run nothing\n```', 'nothing'],
  ['a check', 'Run `npm test -- lint nothing`.', 'nothing'],
])('finds %s that does not exist', (_, text, missing) => {
  expect(missingIn('docs/sandbox.md', text)).toEqual([`docs/sandbox.md: ${missing}`]);
});
