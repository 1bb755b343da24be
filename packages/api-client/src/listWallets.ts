import type { Schema } from './contractTypes.ts';

/**
 * The wallets that a user has saved. Where the server allows only one in each payment system, the id of a wallet is that of its
 * system.
 */
export function listWallets({
  wallets,
  waiting,
  names,
  several,
}: Schema<'Wallets'>): readonly Schema<'SavedWallet'>[] {
  if (several) return several.items;
  return Object.entries(wallets).map(([system, address]) => ({
    id: system,
    system,
    address,
    name: names[system] ?? null,
    usableDate: waiting[system] ?? null,
  }));
}
