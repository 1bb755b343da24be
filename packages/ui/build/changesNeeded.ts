import type { Declared } from './declared.ts';

/** Whether a changeset says that a host will see something: anything more than a patch of `@meridian/ui`. */
const isSeen = (changeset = ''): boolean => /^['"]?@meridian\/ui['"]?: *(?:minor|major)\b/m.test(changeset);

/**
 * What no changeset says yet of all that a host would see change, in sentences; see decision 0019. One that was accepted
 * before speaks of what had changed by then, and of nothing later unless its text is another.
 */
export function changesNeeded(
  accepted: Declared,
  now: Declared,
  changesets: Readonly<Record<string, string>>,
): string[] {
  const isSaid = Object.keys(now.changesets).some(
    (name) => now.changesets[name] !== accepted.changesets[name] && isSeen(changesets[name]),
  );
  if (isSaid) return [];
  const ask = (what: string) =>
    `${what} since the last changeset: \`pnpm changeset\` has to say so, as minor or major.`;
  return [
    ...(accepted.exports === now.exports ? [] : [ask('The list of exports changed')]),
    ...(accepted.pictures === now.pictures ? [] : [ask('Pictures of components changed')]),
  ];
}
