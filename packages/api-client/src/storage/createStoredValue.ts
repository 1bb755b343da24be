import { createListeners } from './createListeners.ts';

/** `localStorage` lasts between visits, `sessionStorage` as long as the tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

export interface StoredValue<Value> {
  /** Undefined if there is none, or if what is stored fails the check. An object is a new one at each call. */
  read: () => Value | undefined;
  /** Stores a value; undefined removes it. False if the browser refuses: the value then lasts as long as the page. */
  write: (value: Value | undefined) => boolean;
  /** Calls `listener` after each write by this object, and after each change by another tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** What the browser refused to store. */
const refused = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

function readText(area: StorageArea, key: string): string | undefined {
  const text = refused[area].get(key);
  if (text !== undefined) return text;
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The check of a value that may be any text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a stored value without the code that writes it. Undefined as in `StoredValue`. */
export function readStoredValue<Value>(
  key: string,
  isValue: (stored: unknown) => stored is Value,
  area: StorageArea = 'localStorage',
): Value | undefined {
  const text = readText(area, key);
  return text === undefined ? undefined : [text, parse(text)].find(isValue);
}

/** A value in the storage of the browser: text as it is, anything else as JSON. Nothing throws where storage is blocked or full. */
export function createStoredValue<Value>(
  key: string,
  isValue: (stored: unknown) => stored is Value,
  area: StorageArea = 'localStorage',
): StoredValue<Value> {
  const { notify, subscribe } = createListeners();
  return {
    read: () => readStoredValue(key, isValue, area),
    write(value) {
      refused[area].delete(key);
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      let isStored = true;
      try {
        if (value === undefined) window[area].removeItem(key);
        else window[area].setItem(key, text);
      } catch {
        isStored = false;
        if (value !== undefined) refused[area].set(key, text);
      }
      notify();
      return isStored;
    },
    subscribe(listener) {
      const followOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', followOtherTab);
      const unsubscribe = subscribe(listener);
      return () => {
        window.removeEventListener('storage', followOtherTab);
        unsubscribe();
      };
    },
  };
}

/** Removes everything from a storage whose key has this prefix. */
export function clearStorage(area: StorageArea, prefix = ''): void {
  const isCleared = (key: string) => key.startsWith(prefix);
  for (const key of [...refused[area].keys()].filter(isCleared)) refused[area].delete(key);
  try {
    for (const key of Object.keys(window[area]).filter(isCleared)) window[area].removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

const ofUser = 'person:';

/** The same in `localStorage` for what belongs to a user, not to the device: it goes with sign-out. */
export function createPersonalValue<Value>(
  key: string,
  isValue: (stored: unknown) => stored is Value,
): StoredValue<Value> {
  return createStoredValue(`${ofUser}${key}`, isValue);
}

/** Reads such a value without the code that writes it. */
export const readPersonalValue = <Value>(
  key: string,
  isValue: (stored: unknown) => stored is Value,
): Value | undefined => readStoredValue(`${ofUser}${key}`, isValue);

/** Removes every value of `createPersonalValue`. Call it at sign-out. */
export const forgetPersonalValues = (): void => clearStorage('localStorage', ofUser);
