import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import { createFeature } from './createFeature.ts';

/** A feature that has what the template has: what it may import is what a new one may. */
const MODEL = fileURLToPath(new URL('../packages/features/refill/node_modules', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

function passes(command: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.log(stdout + stderr);
  return status === 0;
}

const name = `template-check-${process.pid}`;
const folder = createFeature(name);
try {
  symlinkSync(MODEL, join(folder, 'node_modules'));
  const path = relative(root, folder);
  const isSound =
    passes('tsc', '--noEmit', '--checkers', '1', '-p', path) &&
    passes('oxfmt', '--check', path) &&
    passes('oxlint', '--type-aware', '--deny-warnings', path) &&
    passes('vitest', 'run', '--project', 'dom', '--project', 'node', path);
  process.exitCode = isSound ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
