import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Digests of everything a host can see, and of the changesets that announce it. */
export interface Declared {
  /** The exported names and their required props. */
  exports: string;
  /** The screenshots of every grid of states. */
  pictures: string;
  /** By file name. */
  changesets: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The last accepted state. */
export const declaredFile = fileURLToPath(new URL('../declared.json', import.meta.url));

function digest(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex').slice(0, 16);
}

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
  pictures: digest(...globSync('.storybook/visual/baselines/**/*.png', { cwd: root })),
  changesets: Object.fromEntries(
    Object.keys(readChangesets()).map((name) => [name, digest(`.changeset/${name}`)]),
  ),
});
