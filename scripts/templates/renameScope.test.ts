import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { renameScope } from './renameScope.ts';

const root = mkdtempSync(join(tmpdir(), 'scope-'));
afterAll(() => rmSync(root, { recursive: true }));

mkdirSync(join(root, 'packages/ui'), { recursive: true });
const files = {
  'packages/ui/package.json': '{ "name": "@first/ui" }\n',
  'code.ts':
    String.raw`import '@first/ui'; const names = /^@first\/ui/; const folder = '@first'; // «имя»` + '\n',
  'contacts.ts': "const email = 'support@first.example';\n",
  'other.ts': "import '@first-other/ui';\n",
};
for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
execFileSync('git', ['init', '-q'], { cwd: root });
execFileSync('git', ['add', '.'], { cwd: root });

it('renames the scope in names of packages, and nothing else', () => {
  expect(renameScope(root, '@second')).toEqual(['code.ts', 'packages/ui/package.json']);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('code.ts')).toBe(files['code.ts'].replaceAll('@first', '@second'));
  expect(read('contacts.ts')).toBe(files['contacts.ts']);
  expect(read('other.ts')).toBe(files['other.ts']);
  expect(renameScope(root, '@first')).toHaveLength(2);
});

it('refuses what npm does not take as a scope', () => {
  expect(() => renameScope(root, 'Acme')).toThrow('"Acme" is no scope of npm');
});
