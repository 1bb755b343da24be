import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { emptyFolder, pnpm } from './pnpm.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the tarball. */
    tarball: string;
  }
}

/** Builds the package and packs the published tarball, once for all tests. */
export default async function packTarball(project: TestProject): Promise<() => void> {
  const folder = emptyFolder('tarball');
  await pnpm(fileURLToPath(new URL('..', import.meta.url)), 'pack', '--pack-destination', folder);
  const [name] = globSync('*.tgz', { cwd: folder });
  if (name === undefined) throw new Error('The package was not packed.');
  project.provide('tarball', join(folder, name));
  return () => rmSync(folder, { recursive: true, force: true });
}
