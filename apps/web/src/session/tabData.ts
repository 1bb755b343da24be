/** Whose data is in this tab's `sessionStorage`: idempotency keys and drafts of forms. */
const OWNER_KEY = 'tab:owner';

/** Before a user is shown: deletes what another user left in this tab. Their own data survives an expired session. */
export function claimTabData(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) sessionStorage.clear();
    sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Blocked storage has no data of anybody.
  }
}

export function clearTabData(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage has nothing to clear.
  }
}
