import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
const packageManager = /"packageManager": "([^"]+)"/.exec(manifest)?.[1] ?? 'pnpm';

/** Runs the workspace's version of pnpm in a folder. */
export const pnpm = (folder: string, ...args: readonly string[]) =>
  promisify(execFile)('npx', ['--yes', '--loglevel=error', packageManager, ...args], { cwd: folder });

/** A folder outside the workspace, so that nothing resolves by accident. */
export const emptyFolder = (name: string) => mkdtempSync(join(tmpdir(), `meridian-${name}-`));
