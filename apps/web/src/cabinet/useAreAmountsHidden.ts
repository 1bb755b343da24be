import { useSyncExternalStore } from 'react';
import { areAmountsHidden, subscribeToHiddenAmounts } from './hiddenAmounts.ts';

/** Whether the user of this browser has hidden the amounts. */
export const useAreAmountsHidden = (): boolean =>
  useSyncExternalStore(subscribeToHiddenAmounts, areAmountsHidden, areAmountsHidden);
