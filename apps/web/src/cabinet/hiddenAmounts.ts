import { createStoredValue } from '@meridian/api-client/storage';
import { AMOUNTS_KEY } from '../storageKeys.ts';

const isHidden = (value: unknown): value is 'hidden' => value === 'hidden';

/** Whether the user of this browser has hidden the amounts. */
export const hiddenAmounts = createStoredValue(AMOUNTS_KEY, isHidden);

/** Hides or shows amounts at once, and on the next visits with this browser. */
export function hideAmounts(areHidden: boolean): void {
  hiddenAmounts.write(areHidden ? 'hidden' : undefined);
}
