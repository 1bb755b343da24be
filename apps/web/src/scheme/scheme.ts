import { createStoredValue } from '@meridian/api-client/storage';
import { pinScheme, type SchemeChoice } from '@meridian/ui';
import { useSyncExternalStore } from 'react';
import { SCHEME_KEY } from '../storageKeys.ts';
import { paintBars } from './paintBars.ts';

const isChoice = (value: unknown): value is SchemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

const stored = createStoredValue(SCHEME_KEY, isChoice);

/** Applies the stored choice. Blocked storage and foreign values leave the scheme of the device. */
function applyScheme(): void {
  const choice = stored.read();
  if (choice === undefined) return;
  pinScheme(choice);
  paintBars(choice);
}

/** Applies the choice of this visit, and each that this or another tab makes. */
export function followScheme(): void {
  applyScheme();
  stored.subscribe(applyScheme);
}

/** Shows the scheme at once and stores it for the next visit. */
export function chooseScheme(choice: SchemeChoice): void {
  stored.write(choice);
  applyScheme();
}

const readScheme = () => stored.read() ?? 'system';

/** The chosen scheme. */
export const useScheme = (): SchemeChoice => useSyncExternalStore(stored.subscribe, readScheme, readScheme);
