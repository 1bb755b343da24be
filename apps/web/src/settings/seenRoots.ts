import { createStoredValue } from '@meridian/api-client/storage';
import type { SeenRoots } from '@meridian/feature-liabilities';
import { SEEN_ROOTS_KEY } from '../storageKeys.ts';

const isSeen = (value: unknown): value is SeenRoots[string] =>
  value instanceof Object &&
  'root' in value &&
  typeof value.root === 'string' &&
  'takenAt' in value &&
  typeof value.takenAt === 'string';

const isSeenRoots = (value: unknown): value is SeenRoots =>
  value instanceof Object && Object.values(value).every(isSeen);

const stored = createStoredValue(SEEN_ROOTS_KEY, isSeenRoots);

/** The roots of counted liabilities that this browser has seen. */
export const readSeenRoots = (): SeenRoots => stored.read() ?? {};

export function keepSeenRoots(roots: SeenRoots): void {
  stored.write(roots);
}
