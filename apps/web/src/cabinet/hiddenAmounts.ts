import { createStoredValue, readStoredValue } from '@meridian/api-client/storage';
import { AMOUNTS_KEY } from '../storageKeys.ts';

const isHidden = (value: unknown): value is 'hidden' => value === 'hidden';

const stored = /* @__PURE__ */ createStoredValue(AMOUNTS_KEY, isHidden);

/** Calls `listener` when the amounts are hidden or shown. Returns a function that unsubscribes. */
export const subscribeToHiddenAmounts = (listener: () => void): (() => void) => stored.subscribe(listener);

/** Whether the user of this browser has hidden the amounts. */
export const areAmountsHidden = (): boolean => readStoredValue(AMOUNTS_KEY, isHidden) !== undefined;

/** Hides or shows amounts at once, and on the next visits with this browser. */
export function hideAmounts(areHidden: boolean): void {
  stored.write(areHidden ? 'hidden' : undefined);
}
