import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import released from '../released.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const exportsFile = `${root}packages/ui/exports.txt`;

const announcesMore = (changeset: string): boolean =>
  /^['"]?@meridian\/ui['"]?: *(?:minor|major)\b/m.test(changeset);

/** Whether the exports differ from those of the last release, and no changeset announces more than a patch of `@meridian/ui`. */
export const lacksChangeset = (
  releasedDigest: string,
  exportsDigest: string,
  changesets: readonly string[],
): boolean => releasedDigest !== exportsDigest && !changesets.some(announcesMore);

export const digestOfExports = (): string =>
  createHash('sha256').update(readFileSync(exportsFile)).digest('hex').slice(0, 16);

/** The texts of all changesets that wait for a release. */
const readChangesets = (): string[] =>
  globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'));

/** Whether this repository lacks a changeset for its exports. */
export const needsChangeset = (): boolean =>
  lacksChangeset(released.exports, digestOfExports(), readChangesets());

/** Adds a changeset that lists the exports which were added and removed. Its author adds what they are for. */
export function writeChangeset(before: string, after: string): void {
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  const [old, now] = [linesOf(before), linesOf(after)];
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}: ${lines.map((line) => `\`${line}\``).join(', ')}.`];
  const changes = [
    ...list(
      'Added',
      now.filter((line) => !old.includes(line)),
    ),
    ...list(
      'Removed',
      old.filter((line) => !now.includes(line)),
    ),
  ];
  const text = changes.length === 0 ? 'The exports changed.' : changes.join(' ');
  writeFileSync(
    `${root}.changeset/exports-${digestOfExports().slice(0, 8)}.md`,
    `---\n'@meridian/ui': minor\n---\n\n${text}\n`,
  );
}
