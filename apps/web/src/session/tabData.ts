import { clearStorage, createStoredValue, isText } from '@meridian/api-client/storage';

/** Whose data is in this tab's `sessionStorage`: idempotency keys and drafts of forms. */
const owner = createStoredValue('tab:owner', isText, 'sessionStorage');

/** Before a user is shown: deletes what another user left in this tab. Their own data survives an expired session. */
export function claimTabData(userId: string): void {
  if (![undefined, userId].includes(owner.read())) clearTabData();
  owner.write(userId);
}

export const clearTabData = (): void => clearStorage('sessionStorage');
