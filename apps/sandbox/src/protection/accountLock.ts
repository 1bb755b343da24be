import { ProblemError } from '../core/ProblemError.ts';
import type { Investor } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Settings = Pick<TransactionContext, 'settings'>;

/** When the owner locked the account; undefined while it is not locked. */
export function getLockDate({ settings }: Settings, { lockedAt }: Investor): Date | undefined {
  return settings.capabilities.protection && lockedAt ? lockedAt : undefined;
}

/** Throws `account_locked` while the owner keeps the account locked. */
export function refuseWhileLocked(context: Settings, investor: Investor): void {
  if (!getLockDate(context, investor)) return;
  const { unlocksAt } = investor;
  throw new ProblemError('account_locked', unlocksAt ? { until: unlocksAt.toISOString() } : {});
}
