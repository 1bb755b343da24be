import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { and, asc, eq } from 'drizzle-orm';
import { wallet } from '../database/schema.ts';
import { type FieldErrors, invalid } from '../http/Refusal.ts';
import type { CompanySettings } from '../settings/CompanySettings.ts';
import type { Work } from '../work/Work.ts';

export async function readWallets({ tx }: Work, investorId: string): Promise<Schema<'Wallets'>> {
  const rows = await tx
    .select()
    .from(wallet)
    .where(eq(wallet.investorId, investorId))
    .orderBy(asc(wallet.system));
  return { wallets: Object.fromEntries(rows.map(({ system, address }) => [system, address])) };
}

function wrongWith(
  { paymentSystems }: CompanySettings,
  id: string,
  address: string | null,
): FieldErrorCode | undefined {
  const system = paymentSystems.find((candidate) => candidate.id === id);
  if (!system) return 'unknown_value';
  if (address === null || new RegExp(system.addressPattern, 'u').test(address)) return undefined;
  return 'wallet_address_invalid';
}

/** Sets and removes wallets. If one is invalid, none changes. */
export async function updateWallets(
  work: Work,
  investorId: string,
  { wallets }: Schema<'WalletsUpdate'>,
): Promise<void> {
  const { tx, settings } = work;
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [system, address] of Object.entries(wallets)) {
    const wrong = wrongWith(settings, system, address);
    if (wrong) errors[`wallets.${system}`] = wrong;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  for (const [system, address] of Object.entries(wallets)) {
    if (address === null) {
      await tx.delete(wallet).where(and(eq(wallet.investorId, investorId), eq(wallet.system, system)));
    } else {
      await tx
        .insert(wallet)
        .values({ investorId, system, address })
        .onConflictDoUpdate({ target: [wallet.investorId, wallet.system], set: { address } });
    }
  }
}
