import { createPersonalValue, type StoredValue } from '@meridian/api-client/storage';
import { isTime } from '../isTime.ts';
import { BALANCE_TIME_KEY } from '../storageKeys.ts';

/** When the server last told this user's balance to this browser, as an RFC 3339 time. The amount is never stored. */
export const storedBalanceTime = (userId: string): StoredValue<string> =>
  createPersonalValue(`${BALANCE_TIME_KEY}:${userId}`, isTime);
