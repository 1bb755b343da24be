import { EMAIL_NOTICE_KEY } from '../storageKeys.ts';

const WEEK_MS = 7 * 86_400_000;

const keyOf = (userId: string) => `${EMAIL_NOTICE_KEY}:${userId}`;

/** Whether this person closed the notice about the e-mail in this browser, less than a week ago. */
export function isEmailNoticePostponed(userId: string): boolean {
  try {
    return Date.parse(window.localStorage.getItem(keyOf(userId)) ?? '') > Date.now();
  } catch {
    return false;
  }
}

export function postponeEmailNotice(userId: string): void {
  try {
    window.localStorage.setItem(keyOf(userId), new Date(Date.now() + WEEK_MS).toISOString());
  } catch {
    // Blocked storage shows the notice again at the next visit.
  }
}
