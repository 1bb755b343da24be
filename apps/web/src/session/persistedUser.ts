import type { Schema } from '@meridian/api-client';

/** Where client state is kept between visits (section 9). It holds the user and nothing else. */
export const PERSISTED_KEY = 'persist:root';

function isUser(value: unknown): value is Schema<'User'> {
  return (
    value instanceof Object &&
    'login' in value &&
    typeof value.login === 'string' &&
    'phoneConfirmed' in value &&
    typeof value.phoneConfirmed === 'boolean'
  );
}

/** The user of the last visit, or undefined when there was none or what is kept cannot be read. */
export function readUser(): Schema<'User'> | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(PERSISTED_KEY) ?? '{}');
    return state instanceof Object && 'user' in state && isUser(state.user) ? state.user : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the user. A browser that refuses to store is served all the same, until it is closed. */
export function writeUser(user: Schema<'User'>): void {
  try {
    localStorage.setItem(PERSISTED_KEY, JSON.stringify({ user }));
  } catch {
    // Private windows and full disks refuse; the session in memory goes on.
  }
}

/** Forgets the user. */
export function removeUser(): void {
  localStorage.removeItem(PERSISTED_KEY);
}
