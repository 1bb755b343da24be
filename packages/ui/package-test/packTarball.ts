import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const { packageManager }: { packageManager: string } = JSON.parse(read('../../../package.json'));

const uiFolder = fileURLToPath(new URL('..', import.meta.url));

/** A folder outside the workspace, where nothing of it resolves by accident. */
export const emptyFolder = (name: string) => mkdtempSync(join(tmpdir(), `meridian-${name}-`));

export function pnpm(folder: string, ...args: string[]): void {
  execFileSync('npx', ['--yes', packageManager, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Builds the package and packs what would be published; gives the path of the tarball. */
export function packTarball(): string {
  const folder = emptyFolder('tarball');
  pnpm(uiFolder, 'pack', '--pack-destination', folder);
  const [tarball] = globSync('*.tgz', { cwd: folder });
  if (tarball === undefined) throw new Error('The package was not packed.');
  return join(folder, tarball);
}
