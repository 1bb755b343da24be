import type { Schema } from '@meridian/api-client';

/** A published root as this device saw it first. */
interface SeenRoot {
  readonly root: string;
  readonly takenAt: string;
}

/** By the id of the snapshot. */
export type SeenRoots = Readonly<Record<string, SeenRoot>>;

/** A page of the published nights, newest first. */
type Nights = Pick<Schema<'LiabilitySnapshotPage'>, 'items' | 'page' | 'limit' | 'total'>;

/** Whether a snapshot that this device has seen is older than this page and all pages before it. */
export function isBeyond({ items, page, limit, total }: Nights, { takenAt }: SeenRoot): boolean {
  if (page * limit >= total) return false;
  return Date.parse(takenAt) < Date.parse(items.at(-1)?.takenAt ?? '');
}

/**
 * The seen snapshots with another root on this page, and those that this page should list and does not. `before` is the time of the
 * oldest snapshot on the previous page.
 */
export function findChanged(seen: SeenRoots, nights: Nights, before = Number.POSITIVE_INFINITY): SeenRoot[] {
  const roots = new Map(nights.items.map(({ id, root }) => [id, root]));
  return Object.entries(seen).flatMap(([id, old]) => {
    const root = roots.get(id);
    const isMissing = root === undefined && Date.parse(old.takenAt) < before && !isBeyond(nights, old);
    return isMissing || (root !== undefined && root !== old.root) ? [old] : [];
  });
}

/** Adds roots that are new to this device. A root that was seen stays as it was, so that a change is reported again. */
export function addSeen(seen: SeenRoots, nights: readonly Schema<'LiabilitySnapshot'>[]): SeenRoots {
  const added = nights.map(({ id, root, takenAt }): [string, SeenRoot] => [id, { root, takenAt }]);
  return { ...Object.fromEntries(added), ...seen };
}
