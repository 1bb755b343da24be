import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleDeployment, writeDeployFiles } from '@meridian/hosting';
import { errorCatalogueFile, writeErrorCatalogue } from '../packages/problem/build/errorCatalogue.ts';
import { bundleInlineScripts, sitePolicies } from '@meridian/site';
import { exportsFile, needsChangeset, writeChangeset } from '../packages/ui/build/releasedExports.ts';

/** Brings every file up to date that is derived from others and committed, and prints which of them it changed. */
const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** The content of each derived file that git tracks or would track. */
const derived = [
  'packages/api-client/src/generated',
  'deploy',
  'docs/errors.md',
  'packages/ui/exports.txt',
  '.changeset',
] as const;
const snapshot = () =>
  new Map(
    git('ls-files', '-z', '--cached', '--others', '--exclude-standard', ...derived)
      .split('\0')
      .filter(Boolean)
      .map((file) => [file, readFileSync(root + file, 'utf8')]),
  );

function run(command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

const before = snapshot();
const exportsBefore = readFileSync(exportsFile, 'utf8');

run('node', 'packages/api-client/generate.ts');
writeDeployFiles(`${root}deploy`, sitePolicies(await bundleInlineScripts()), exampleDeployment);
writeFileSync(errorCatalogueFile, await writeErrorCatalogue());
run(
  'vitest',
  'run',
  '--config',
  'apps/publishing/vitest.config.ts',
  '--project',
  'package',
  'exports',
  '--update',
);
if (needsChangeset()) writeChangeset(exportsBefore, readFileSync(exportsFile, 'utf8'));

const changed = [...snapshot()].filter(([file, content]) => before.get(file) !== content);
console.log(
  changed.length === 0
    ? 'Everything was up to date.'
    : `Changed, for you to read and commit:\n${changed.map(([file]) => `  ${file}`).join('\n')}`,
);
