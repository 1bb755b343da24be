import type { SeenRoots } from '@meridian/feature-counted';
import { SEEN_ROOTS_KEY } from '../storageKeys.ts';

const isSeen = (value: unknown): value is SeenRoots[string] =>
  value instanceof Object &&
  'root' in value &&
  typeof value.root === 'string' &&
  'takenAt' in value &&
  typeof value.takenAt === 'string';

/** The roots of counted liabilities that this browser has seen. */
export function readSeenRoots(): SeenRoots {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(SEEN_ROOTS_KEY) ?? '{}');
    const entries: [string, unknown][] = stored instanceof Object ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.flatMap(([id, seen]): [string, SeenRoots[string]][] => (isSeen(seen) ? [[id, seen]] : [])),
    );
  } catch {
    return {};
  }
}

export function keepSeenRoots(roots: SeenRoots): void {
  try {
    window.localStorage.setItem(SEEN_ROOTS_KEY, JSON.stringify(roots));
  } catch {
    // Blocked or full storage: a later change of a root is not noticed on this device.
  }
}
