import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The parts of a package.json that this needs. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Sources by entry. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports: Readonly<Record<string, unknown>> };
}

const isManifest = (value: unknown): value is Manifest =>
  value instanceof Object && ['name', 'version', 'exports'].every((field) => field in value);

export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (isManifest(manifest)) return manifest;
  throw new TypeError(`${folder}/package.json has no name, version or exports.`);
}

export interface PublishedPackage extends Manifest {
  readonly folder: string;
}

/** The packages that other applications install: those with `publishConfig`. */
export const publishedPackages: readonly PublishedPackage[] = globSync(
  'packages/{*,features/*}/package.json',
  { cwd: root },
)
  .toSorted()
  .map((file) => join(root, dirname(file)))
  .map((folder) => ({ folder, ...readManifest(folder) }))
  .filter(({ publishConfig }) => publishConfig !== undefined);
