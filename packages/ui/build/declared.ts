import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a host sees, as digests, and the changesets that say so. */
export interface Declared {
  /** The names that a host may import, and what each requires. */
  exports: string;
  /** The pictures of every grid of states. */
  pictures: string;
  /** By the name of the file. */
  changesets: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What was accepted last. */
export const declaredFile = fileURLToPath(new URL('../declared.json', import.meta.url));

function digest(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex').slice(0, 16);
}

/** The texts of all changesets, by the names of their files. */
export const readChangesets = (): Record<string, string> =>
  Object.fromEntries(
    globSync('.changeset/*.md', { cwd: root })
      .toSorted()
      .map((file) => [file.slice('.changeset/'.length), readFileSync(root + file, 'utf8')]),
  );

/** What lies here now. */
export const readDeclared = (): Declared => ({
  exports: digest('packages/ui/exports.txt'),
  pictures: digest(...globSync('.storybook/visual/baselines/**/*.png', { cwd: root })),
  changesets: Object.fromEntries(
    Object.keys(readChangesets()).map((name) => [name, digest(`.changeset/${name}`)]),
  ),
});
