import type { Declared } from './declared.ts';

/** Whether a changeset announces more than a patch of `@meridian/ui`. */
const isSeen = (changeset = ''): boolean => /^['"]?@meridian\/ui['"]?: *(?:minor|major)\b/m.test(changeset);

/**
 * What needs a new changeset and has none, in sentences; see decision 0019. An accepted changeset only counts again
 * when its text changes.
 */
export function changesNeeded(
  accepted: Declared,
  now: Declared,
  changesets: Readonly<Record<string, string>>,
): string[] {
  const isSaid = Object.keys(now.changesets).some(
    (name) => now.changesets[name] !== accepted.changesets[name] && isSeen(changesets[name]),
  );
  if (isSaid || accepted.exports === now.exports) return [];
  return [
    'The list of exports changed since the last changeset: `pnpm changeset` has to say so, as minor or major.',
  ];
}
