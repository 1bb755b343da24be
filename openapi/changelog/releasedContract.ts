import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@meridian/api-client/contract';
import {
  changesText,
  compareFacts,
  type ContractChange,
  type ContractFacts,
  readFacts,
} from '@meridian/contract-kit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const factsFile = `${root}openapi/changelog/released.json`;
const changelogFile = `${root}openapi/CHANGELOG.md`;

const isFacts = (value: unknown): value is ContractFacts =>
  value instanceof Object && Object.values(value).every((fact) => typeof fact === 'string');

function readReleasedFacts(): ContractFacts {
  const value: unknown = JSON.parse(readFileSync(factsFile, 'utf8'));
  if (!isFacts(value)) throw new TypeError(`${factsFile} has no facts of a contract.`);
  return value;
}

/** What changed in the contract since its last release. */
export const changesSinceRelease = (): readonly ContractChange[] =>
  compareFacts(readReleasedFacts(), readFacts(contract));

/** The paragraphs of changesets that begin with `Breaking contract:`. */
export function readNotes(): readonly string[] {
  return globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) => [
      ...readFileSync(root + file, 'utf8').matchAll(/^Breaking contract: [^]+?(?=\n\n|\n*$)/gm),
    ])
    .map(([note]) => note.trim());
}

/** Whether a change breaks a client, and no changeset says what its author has to do. */
export const lacksNote = (changes: readonly ContractChange[], notes: readonly string[]): boolean =>
  changes.some(({ isBreaking }) => isBreaking) && notes.length === 0;

/** A changelog with a section for the next version before the others. */
export function addVersion(
  changelog: string,
  version: string,
  changes: readonly ContractChange[],
  notes: readonly string[],
): string {
  if (changes.length === 0) return changelog;
  const section = [`## ${version}`, ...notes, changesText(changes).trim()].join('\n\n');
  const [, head = '', earlier = ''] = /^([^]*?\n)(?=## |$)([^]*)$/.exec(changelog) ?? [];
  return `${head.trimEnd()}\n\n${section}\n\n${earlier}`.trimEnd().concat('\n');
}

/** Records the contract as released, and what changed in its changelog. */
export function releaseContract(version: string, notes: readonly string[]): void {
  const changelog = readFileSync(changelogFile, 'utf8');
  writeFileSync(changelogFile, addVersion(changelog, version, changesSinceRelease(), notes));
  writeFileSync(factsFile, `${JSON.stringify(readFacts(contract), null, 2)}\n`);
}
