import type { Schema } from '@meridian/api-client';
import { type Bounds, narrowest } from '@meridian/money';

/** A payment system that supports withdrawals, with the limits of one withdrawal and the user's wallet. */
export interface WithdrawalOffer {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly currency: string;
  readonly decimals: number;
  /** False while the payment system is paused. */
  readonly isAvailable: boolean;
  /** Including the fee. */
  readonly bounds: Bounds;
  readonly fee: Schema<'Fee'>;
  readonly expectedSeconds: number;
  /** Null until one is saved. */
  readonly wallet: string | null;
  /** The user's name for the wallet. Null without one. */
  readonly walletName: string | null;
  /** When withdrawals may go to the wallet, RFC 3339. Null if they may. */
  readonly usableDate: string | null;
}

/** Whether a withdrawal can go to the wallet of this payment system now. */
export const isUsable = ({ wallet, isAvailable, usableDate }: WithdrawalOffer) =>
  wallet !== null && isAvailable && usableDate === null;

/** The payment systems that support withdrawals. The limits of the system and of the currency both apply. */
export function withdrawalOffers(
  systems: readonly Schema<'PaymentSystem'>[],
  { amounts }: Schema<'SettingWithdrawal'>,
  { wallets, waiting, names }: Schema<'Wallets'>,
): readonly WithdrawalOffer[] {
  return systems.flatMap(({ id, name, network, currency, decimals, withdrawal }) => {
    if (withdrawal === null) return [];
    const { available, fee, expectedSeconds, minimum, maximum } = withdrawal;
    return {
      id,
      name,
      network,
      currency,
      decimals,
      isAvailable: available,
      bounds: narrowest({ minimum, maximum }, ...amounts),
      fee,
      expectedSeconds,
      wallet: wallets[id] ?? null,
      walletName: names[id] ?? null,
      usableDate: waiting[id] ?? null,
    };
  });
}
