import { createPersonalValue } from '@meridian/api-client/storage';
import { isTime } from '../isTime.ts';
import { EMAIL_NOTICE_KEY } from '../storageKeys.ts';

const WEEK_MS = 7 * 86_400_000;

/** Until when the notice is closed. */
const endFor = (userId: string) => createPersonalValue(`${EMAIL_NOTICE_KEY}:${userId}`, isTime);

/** Whether this user closed the notice about the e-mail in this browser, less than a week ago. */
export const isEmailNoticePostponed = (userId: string): boolean =>
  Date.parse(endFor(userId).read() ?? '') > Date.now();

export function postponeEmailNotice(userId: string): void {
  endFor(userId).write(new Date(Date.now() + WEEK_MS).toISOString());
}
