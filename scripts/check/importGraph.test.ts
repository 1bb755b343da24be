import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ImportGraph } from './importGraph.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The import graph of a repository with these files. */
function graphOf(files: Readonly<Record<string, string>>): ImportGraph {
  const root = mkdtempSync(join(tmpdir(), 'graph-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return new ImportGraph(root);
}

const ui = {
  'ui/Button.ts': 'export const Button = 1; export const size = 2;',
  'ui/Table.ts': "import { Button } from './Button.ts'; export const Table = Button;",
  'ui/Card.ts': 'export const Card = 1;',
  'ui/cards.ts': "export { Card as Tile } from './Card.ts';",
  'ui/index.ts':
    "export * from './Button.ts';\nexport { Table } from './Table.ts';\nexport * from './cards.ts';",
};

test.each([
  ['a name of its file', "import { Table } from '../ui/index.ts';", 'ui/Table.ts'],
  ['what the file of the name imports', "import { Table } from '../ui/index.ts';", 'ui/Button.ts'],
  [
    'a name that has another one in its file',
    "import { Tile as Place } from '../ui/index.ts';",
    'ui/Card.ts',
  ],
  ['the index itself', "import { Table } from '../ui/index.ts';", 'ui/index.ts'],
  ['everything', "import * as ui from '../ui/index.ts';", 'ui/Card.ts'],
  ['a value beside a type', "import { type Button, Tile } from '../ui/index.ts';", 'ui/Card.ts'],
  ['a lazy import', "const load = () => import('../ui/Card.ts');", 'ui/Card.ts'],
  ['a glob', "const all = import.meta.glob<number>('../ui/C*.ts');", 'ui/Card.ts'],
  ['a file by its URL', "const path = new URL('../ui/Card.ts', import.meta.url);", 'ui/Card.ts'],
])('a page is reached through %s', (_name, text, changed) => {
  expect(graphOf({ ...ui, 'app/page.ts': text }).reachedFrom([changed])).toContain('app/page.ts');
});

test.each([
  ['another name of an index', "import { Table } from '../ui/index.ts';", 'ui/Card.ts'],
  ['a type', "import type { Button } from '../ui/index.ts';", 'ui/Button.ts'],
  ['a type in a list', "import { type Tile, Button } from '../ui/index.ts';", 'ui/Card.ts'],
])('a page is not reached through %s', (_name, text, changed) => {
  expect(graphOf({ ...ui, 'app/page.ts': text }).reachedFrom([changed])).not.toContain('app/page.ts');
});

test('what only one file leads to is not reached without that file, unless it is what changed', () => {
  const graph = graphOf({
    'page.ts': 'export const page = 1;',
    'pages.ts': "export const load = () => import('./page.ts');",
    'main.ts': "import { load } from './pages.ts'; load();",
  });
  expect([...graph.reachedFrom(['page.ts'], 'pages.ts')]).toEqual(['page.ts']);
  expect(graph.reachedFrom(['page.ts'])).toContain('main.ts');
  expect(graph.reachedFrom(['pages.ts'], 'pages.ts')).toContain('main.ts');
});
