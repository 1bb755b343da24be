import type { Schema } from '@meridian/api-client';
import { createStoredValue } from '@meridian/api-client/storage';
import { isLanguage } from '@meridian/i18n';
import { EXPIRED, PERSISTED_KEY } from '../storageKeys.ts';

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isShaped =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!(value instanceof Object)) return false;
    const fields = new Map<string, unknown>(Object.entries(value));
    return Object.entries(checks).every(([name, check]) => check(fields.get(name)));
  };

const checkUser = isShaped({
  id: isText,
  login: isText,
  email: isString,
  phone: isString,
  phoneConfirmed: isBoolean,
  emailConfirmed: isBoolean,
  language: isLanguage,
  subscription: isShaped({ active: isBoolean, option: isNullOr(isString), activeUntil: isNullOr(isString) }),
  notifications: Number.isInteger,
  registrationDate: isText,
  inviter: isNullOr(isString),
  closingDate: isOptional(isNullOr(isText)),
} satisfies Record<keyof Schema<'User'>, Check>);

const isUser = (value: unknown): value is Schema<'User'> => checkUser(value);

const stored = createStoredValue(PERSISTED_KEY, (value): value is object => value instanceof Object);

/** The user of the last visit; undefined when there is none, or when the stored user is incomplete. */
export function readUser(): Schema<'User'> | undefined {
  const state = stored.read();
  return state && 'user' in state && isUser(state.user) ? state.user : undefined;
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
