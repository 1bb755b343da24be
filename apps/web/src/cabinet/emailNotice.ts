import { createPersonalValue, readPersonalValue } from '@meridian/api-client/storage';
import { isTime } from '../isTime.ts';
import { EMAIL_NOTICE_KEY } from '../storageKeys.ts';

const WEEK_MS = 7 * 86_400_000;

/** Until when the notice is closed. */
const keyFor = (userId: string) => `${EMAIL_NOTICE_KEY}:${userId}`;

/** Whether this user closed the notice about the e-mail in this browser, less than a week ago. */
export const isEmailNoticePostponed = (userId: string): boolean =>
  Date.parse(readPersonalValue(keyFor(userId), isTime) ?? '') > Date.now();

export function postponeEmailNotice(userId: string): void {
  createPersonalValue(keyFor(userId), isTime).write(new Date(Date.now() + WEEK_MS).toISOString());
}
