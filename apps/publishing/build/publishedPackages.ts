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
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports: Readonly<Record<string, unknown>> };
}

const isManifest = (value: unknown): value is Manifest =>
  value instanceof Object && ['name', 'version', 'exports'].every((field) => field in value);

export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (isManifest(manifest)) return manifest;
  throw new TypeError(`${folder}/package.json has no name, version or exports.`);
}

/** The sources of the published entries: `./messages` to `src/messages/index.ts`. A pattern such as `./*` is one entry per file. */
export function sourcesOf(folder: string): ReadonlyMap<string, string> {
  const { exports, publishConfig } = readManifest(folder);
  const published = Object.keys(publishConfig?.exports ?? {}).flatMap((entry) => {
    const source = exports[entry];
    if (source === undefined || !/^\.\/src\/.*\.tsx?$/.test(source)) return [];
    const [before = '', after = ''] = source.slice('./'.length).split('*');
    return globSync(source.slice('./'.length), { cwd: folder }).map(
      (file) => [entry.replace('*', file.slice(before.length, file.length - after.length)), file] as const,
    );
  });
  return new Map(published);
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
