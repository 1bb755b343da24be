import { isSchema, type Schema, userShape } from '@meridian/api-client';
import { createStoredValue, readStoredValue } from '@meridian/api-client/storage';
import { EXPIRED, PERSISTED_KEY } from '../storageKeys.ts';

const isState = (value: unknown): value is object => value instanceof Object;

const stored = /* @__PURE__ */ createStoredValue(PERSISTED_KEY, isState);

/** The user of the last visit; undefined when there is none, or when the stored user is incomplete. */
export function readUser(): Schema<'User'> | undefined {
  const state = readStoredValue(PERSISTED_KEY, isState);
  return state && 'user' in state && isSchema(userShape, state.user) ? state.user : undefined;
}

/** Stores the user. False when the browser refused: storage is blocked or full. */
export const writeUser = (user: Schema<'User'>): boolean => stored.write({ user });

/** Whether this text of the entry, which another tab wrote, says that the session expired. */
export const isExpired = (text: string | null): boolean => text === EXPIRED;

/** Removes the user of a session that has expired, or that cannot be read. */
export function expireUser(): void {
  stored.write(stored.read() && {});
}

/** Removes the user of a session that was ended. */
export function removeUser(): void {
  stored.write(undefined);
}
