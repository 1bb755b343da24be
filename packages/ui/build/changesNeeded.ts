import type { Declared } from './declared.ts';

/** Whether a changeset announces a visible change: more than a patch of `@meridian/ui`. */
const isSeen = (changeset = ''): boolean => /^['"]?@meridian\/ui['"]?: *(?:minor|major)\b/m.test(changeset);

/**
 * The visible changes that no new changeset announces, in sentences; see decision 0019. An accepted changeset
 * only counts again when its text changes.
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
