import type { Schema } from '@meridian/api-client';

/** A published root as this device saw it first. */
interface SeenRoot {
  readonly root: string;
  readonly takenAt: string;
}

/** By the id of the snapshot. */
export type SeenRoots = Readonly<Record<string, SeenRoot>>;

/** The snapshots whose root is another now, or that are no longer listed. `nights` are the newest ones, newest first. */
export function findChanged(seen: SeenRoots, nights: readonly Schema<'LiabilitySnapshot'>[]): SeenRoot[] {
  const roots = new Map(nights.map(({ id, root }) => [id, root]));
  const oldest = Date.parse(nights.at(-1)?.takenAt ?? '');
  return Object.entries(seen).flatMap(([id, old]) => {
    const root = roots.get(id);
    // An older snapshot is on a page that was not read.
    const isChanged =
      root === undefined ? nights.length === 0 || Date.parse(old.takenAt) >= oldest : root !== old.root;
    return isChanged ? [old] : [];
  });
}

/** Adds roots that are new to this device. A root that was seen stays as it was, so that a change is reported again. */
export function addSeen(seen: SeenRoots, nights: readonly Schema<'LiabilitySnapshot'>[]): SeenRoots {
  const added = nights.map(({ id, root, takenAt }): [string, SeenRoot] => [id, { root, takenAt }]);
  return { ...Object.fromEntries(added), ...seen };
}
