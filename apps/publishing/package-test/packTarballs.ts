import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyFolder, pnpm } from '@meridian/testing/pnpm';
import type { TestProject } from 'vitest/node';
import { publishedPackages, root } from '../build/publishedPackages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed packages, by name. */
    tarballs: Readonly<Record<string, string>>;
  }
}

const buildPackages = fileURLToPath(new URL('../build/buildPackages.ts', import.meta.url));

/** Builds the packages and packs their tarballs, once for all tests. */
export default async function packTarballs(project: TestProject): Promise<() => void> {
  const folder = emptyFolder('tarballs');
  const folders = publishedPackages.map((published) => published.folder);
  await promisify(execFile)(process.execPath, [buildPackages, ...folders]);
  const selected = publishedPackages.flatMap(({ name }) => ['--filter', name]);
  // Without the scripts, which would build them again.
  await pnpm(root, '-r', ...selected, '--config.ignore-scripts=true', 'pack', '--pack-destination', folder);
  const tarballs = publishedPackages.map(({ name, version }) => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    return [name, join(folder, file)] as const;
  });
  project.provide('tarballs', Object.fromEntries(tarballs));
  return () => rmSync(folder, { recursive: true, force: true });
}
