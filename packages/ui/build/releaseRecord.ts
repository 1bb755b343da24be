import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a host sees of a version: the names it may import, and the pictures of every grid of states. */
export interface ReleaseRecord {
  exports: string;
  pictures: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const recordFile = fileURLToPath(new URL('../release.json', import.meta.url));

function digest(pattern: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(pattern, { cwd: root }).toSorted()) {
    hash.update(file).update(readFileSync(`${root}${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The record of what lies here; `release.json` has that of the last release. */
export const takeRecord = (): ReleaseRecord => ({
  exports: digest('packages/ui/exports.txt'),
  pictures: digest('.storybook/visual/baselines/**/*.png'),
});
