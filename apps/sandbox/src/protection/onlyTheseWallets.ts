import type { Schema } from '@meridian/api-client';
import { ProblemError } from '../core/ProblemError.ts';
import type { Investor } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Whether the withdrawals of an investor go only to the wallets that are saved now, and when that ends. */
export function readOnlyTheseWallets(
  { now }: Pick<TransactionContext, 'now'>,
  { onlyTheseWalletsSince: since, onlyTheseWalletsUntil: until }: Investor,
): Schema<'OnlyTheseWallets'> {
  if (!since || (until && until <= now)) return { on: false, offDate: null };
  return { on: true, offDate: until?.toISOString() ?? null };
}

/** Throws `only_these_wallets` while no address may be added or changed. */
export function refuseOtherWallets(context: TransactionContext, investor: Investor): void {
  const { protection, severalWallets } = context.settings.capabilities;
  if (!protection || !severalWallets) return;
  const { on, offDate } = readOnlyTheseWallets(context, investor);
  if (on) throw new ProblemError('only_these_wallets', offDate === null ? {} : { until: offDate });
}
