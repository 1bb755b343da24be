import { createStoredValue } from '@meridian/api-client/storage';
import { useSyncExternalStore } from 'react';
import { AMOUNTS_KEY } from '../storageKeys.ts';

const isHidden = (value: unknown): value is 'hidden' => value === 'hidden';

const stored = createStoredValue(AMOUNTS_KEY, isHidden);

/** Hides or shows amounts at once, and on the next visits with this browser. */
export function hideAmounts(areHidden: boolean): void {
  stored.write(areHidden ? 'hidden' : undefined);
}

/** Whether the user of this browser has hidden the amounts. */
export const useAreAmountsHidden = (): boolean =>
  useSyncExternalStore(stored.subscribe, stored.read, stored.read) !== undefined;
