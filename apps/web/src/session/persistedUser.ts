import { isSchema, type Schema, userShape } from '@meridian/api-client';
import { EXPIRED, PERSISTED_KEY } from '../storageKeys.ts';

/** The user of the last visit; undefined when there is none, or when the stored user is incomplete. */
export function readUser(): Schema<'User'> | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(PERSISTED_KEY) ?? '{}');
    return state instanceof Object && 'user' in state && isSchema(userShape, state.user)
      ? state.user
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the user. False when the browser refused: storage is blocked or full. */
export function writeUser(user: Schema<'User'>): boolean {
  try {
    localStorage.setItem(PERSISTED_KEY, JSON.stringify({ user }));
    return true;
  } catch {
    return false;
  }
}

/** Whether this text of the entry, which another tab wrote, says that the session expired. */
export const isExpired = (text: string | null): boolean => text === EXPIRED;

/** Removes the user of a session that has expired, or that cannot be read. */
export function expireUser(): void {
  try {
    if (localStorage.getItem(PERSISTED_KEY) !== null) localStorage.setItem(PERSISTED_KEY, EXPIRED);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Removes the user of a session that was ended. */
export function removeUser(): void {
  try {
    localStorage.removeItem(PERSISTED_KEY);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
