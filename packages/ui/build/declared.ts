import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Digests of the list of exports, and of the changesets that announce its changes. */
export interface Declared {
  /** The exported names and their required props. */
  exports: string;
  /** By file name. */
  changesets: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The last accepted state. */
export const declaredFile = fileURLToPath(new URL('../declared.json', import.meta.url));

const digest = (file: string): string =>
  createHash('sha256')
    .update(file)
    .update(readFileSync(root + file))
    .digest('hex')
    .slice(0, 16);

/** The text of every changeset, by file name. */
export const readChangesets = (): Record<string, string> =>
  Object.fromEntries(
    globSync('.changeset/*.md', { cwd: root })
      .toSorted()
      .map((file) => [file.slice('.changeset/'.length), readFileSync(root + file, 'utf8')]),
  );

/** The current state. */
export const readDeclared = (): Declared => ({
  exports: digest('packages/ui/exports.txt'),
  changesets: Object.fromEntries(
    Object.keys(readChangesets()).map((name) => [name, digest(`.changeset/${name}`)]),
  ),
});
