import { useSyncExternalStore } from 'react';
import { hiddenAmounts } from './hiddenAmounts.ts';

/** Whether the user of this browser has hidden the amounts. */
export const useAreAmountsHidden = (): boolean =>
  useSyncExternalStore(hiddenAmounts.subscribe, hiddenAmounts.read, hiddenAmounts.read) !== undefined;
