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

/** The design system has a build of its own. */
const DESIGN_SYSTEM = '@meridian/ui';

/** Builds the packages and packs their tarballs, once for all tests. */
export default async function packTarballs(project: TestProject): Promise<() => void> {
  const folder = emptyFolder('tarballs');
  const built = publishedPackages.filter(({ name }) => name !== DESIGN_SYSTEM);
  await Promise.all([
    pnpm(root, '--filter', DESIGN_SYSTEM, 'run', 'build'),
    promisify(execFile)(process.execPath, [buildPackages, ...built.map((published) => published.folder)]),
  ]);
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
