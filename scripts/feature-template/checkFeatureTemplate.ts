import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import { createPackage, registration } from './createFeature.ts';

/** The app may import everything that a new feature may import. */
const modules = fileURLToPath(new URL('../../apps/web/node_modules', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

function passes(command: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.log(stdout + stderr);
  return status === 0;
}

const folders: string[] = [];
try {
  for (const template of ['figure', 'list'] as const) {
    const name = `template-${template}-${process.pid}`;
    const folder = createPackage({ name, template });
    folders.push(folder);
    symlinkSync(modules, join(folder, 'node_modules'));
    // Throws when the app has changed so that a page can no longer be registered. Nothing is written.
    registration({ name, template, title: { en: 'Title', ru: 'Заголовок' } });
  }
  const paths = folders.map((folder) => relative(root, folder));
  const isSound =
    paths.every((path) => passes('tsc', '--noEmit', '--checkers', '1', '-p', path)) &&
    passes('oxfmt', '--check', ...paths) &&
    passes('oxlint', '--type-aware', '--deny-warnings', ...paths) &&
    passes('vitest', 'run', '--project', 'dom', '--project', 'node', ...paths);
  process.exitCode = isSound ? 0 : 1;
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
