import type { ReleaseRecord } from './releaseRecord.ts';

/** From the least to the greatest. */
const BUMPS = ['patch', 'minor', 'major'] as const;

type Bump = (typeof BUMPS)[number];

/** The greatest step that any of these changesets takes `@meridian/ui`, or undefined when none names it. */
export function greatestBump(changesets: readonly string[]): Bump | undefined {
  const named = changesets.map((text) => /^['"]?@meridian\/ui['"]?: *(\w+)/m.exec(text)?.[1]);
  return BUMPS.findLast((bump) => named.includes(bump));
}

/** What is missing among the changesets for all that a host would see change, in sentences; see decision 0019. */
export function changesNeeded(
  released: ReleaseRecord,
  now: ReleaseRecord,
  changesets: readonly string[],
): string[] {
  const bump = greatestBump(changesets);
  if (bump === 'minor' || bump === 'major') return [];
  const ask = (what: string) =>
    `${what} since the last release: \`pnpm changeset\` has to say so, as minor or major.`;
  return [
    ...(released.exports === now.exports ? [] : [ask('The list of exports changed')]),
    ...(released.pictures === now.pictures ? [] : [ask('Pictures of components changed')]),
  ];
}
