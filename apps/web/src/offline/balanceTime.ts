import { BALANCE_TIME_KEY } from '../storageKeys.ts';

const keyOf = (userId: string) => `${BALANCE_TIME_KEY}:${userId}`;

/** When the server last told this person's balance to this browser, as an RFC 3339 time. */
export function readBalanceTime(userId: string): string | undefined {
  try {
    const stored = window.localStorage.getItem(keyOf(userId)) ?? '';
    return Number.isNaN(Date.parse(stored)) ? undefined : stored;
  } catch {
    return undefined;
  }
}

/** Stores the time only. The amount is never stored. */
export function writeBalanceTime(userId: string, time: string): void {
  try {
    window.localStorage.setItem(keyOf(userId), time);
  } catch {
    // Blocked storage: the notice names no time after a reload.
  }
}

export function forgetBalanceTime(userId: string): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Blocked storage has no time.
  }
}
