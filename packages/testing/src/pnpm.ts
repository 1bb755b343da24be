import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
const packageManager = /"packageManager": "([^"]+)"/.exec(manifest)?.[1] ?? 'pnpm';

/** Runs the workspace's version of pnpm in a folder. */
export const pnpm = (folder: string, ...args: readonly string[]) =>
  promisify(execFile)('npx', ['--yes', '--loglevel=error', packageManager, ...args], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });

/** A folder outside the workspace, so that nothing resolves by accident. */
export const emptyFolder = (name: string) => mkdtempSync(join(tmpdir(), `meridian-${name}-`));

/** The installed versions of dependencies with a range. A host installs exactly these; newer ones are not tested here. */
export function lockedVersions(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Record<string, string> {
  const ranged = Object.entries(dependencies).filter(([, range]) => !/^(\d|workspace:)/.test(range));
  return Object.fromEntries(
    ranged.map(([name]) => {
      const file = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return [name, /"version":\s*"([^"]+)"/.exec(file)?.[1] ?? ''];
    }),
  );
}
