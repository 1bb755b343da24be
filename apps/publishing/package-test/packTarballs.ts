import { rmSync } from 'node:fs';
import { emptyFolder } from '@meridian/testing/pnpm';
import type { TestProject } from 'vitest/node';
import { packPackages } from '../build/packPackages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed packages, by name. */
    tarballs: Readonly<Record<string, string>>;
  }
}

/** Packs the packages once for all tests. */
export default async function packTarballs(project: TestProject): Promise<() => void> {
  const folder = emptyFolder('tarballs');
  project.provide('tarballs', Object.fromEntries(await packPackages(folder)));
  return () => rmSync(folder, { recursive: true, force: true });
}
