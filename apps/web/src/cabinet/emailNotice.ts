import { createPersonalValue, readPersonalValue } from '@meridian/api-client/storage';
import { isTime } from '../isTime.ts';
import { EMAIL_NOTICE_KEY } from '../storageKeys.ts';

const WEEK_MS = 7 * 86_400_000;

/** Whether this user closed the notice about the e-mail in this browser, less than a week ago. */
export const isEmailNoticePostponed = (userId: string): boolean =>
  Date.parse(readPersonalValue(`${EMAIL_NOTICE_KEY}:${userId}`, isTime) ?? '') > Date.now();

export function postponeEmailNotice(userId: string): void {
  createPersonalValue(`${EMAIL_NOTICE_KEY}:${userId}`, isTime).write(
    new Date(Date.now() + WEEK_MS).toISOString(),
  );
}
