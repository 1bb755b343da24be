import { pinScheme, type SchemeChoice } from '@meridian/ui';
import { useSyncExternalStore } from 'react';
import { SCHEME_KEY } from '../storageKeys.ts';
import { paintBars } from './paintBars.ts';

const listeners = new Set<() => void>();
let current: SchemeChoice = 'system';

const isChoice = (value: unknown): value is SchemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

function apply(choice: SchemeChoice): void {
  current = choice;
  pinScheme(choice);
  paintBars(choice);
  for (const listener of listeners) listener();
}

/** Applies the choice of this visit, and each that another tab makes. */
export function followScheme(): void {
  restoreScheme();
  window.addEventListener('storage', ({ key }) => {
    if (key === SCHEME_KEY) restoreScheme();
  });
}

/** Applies the stored choice. Blocked storage and foreign values leave the scheme of the device. */
function restoreScheme(): void {
  try {
    const stored = localStorage.getItem(SCHEME_KEY);
    if (isChoice(stored)) apply(stored);
  } catch {
    // Blocked storage has no choice.
  }
}

/** Shows the scheme at once and stores it for the next visit. */
export function chooseScheme(choice: SchemeChoice): void {
  apply(choice);
  try {
    localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // The choice lasts until the page is closed.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen scheme. */
export const useScheme = (): SchemeChoice =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
