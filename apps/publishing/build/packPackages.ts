import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpm } from '@meridian/testing/pnpm';
import { publishedPackages, root } from './publishedPackages.ts';

const buildPackages = fileURLToPath(new URL('buildPackages.ts', import.meta.url));

/** Builds the packages and packs them into a folder. Returns the path of each tarball by the name of its package. */
export async function packPackages(folder: string): Promise<ReadonlyMap<string, string>> {
  const folders = publishedPackages.map((published) => published.folder);
  await promisify(execFile)(process.execPath, [buildPackages, ...folders]);
  const selected = publishedPackages.flatMap(({ name }) => ['--filter', name]);
  // Without the scripts, which would build them again.
  await pnpm(root, '-r', ...selected, '--config.ignore-scripts=true', 'pack', '--pack-destination', folder);
  return new Map(
    publishedPackages.map(({ name, version }) => [
      name,
      join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
    ]),
  );
}
