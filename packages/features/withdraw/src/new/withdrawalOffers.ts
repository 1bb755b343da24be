import type { Schema } from '@meridian/api-client';
import { type Bounds, compare, type DecimalString, narrowest, smaller } from '@meridian/money';

/** A payment system that takes withdrawals, with the bounds that hold for one withdrawal and the person's wallet in it. */
export interface WithdrawalOffer {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly currency: string;
  readonly decimals: number;
  /** False while the payment system is paused. */
  readonly isAvailable: boolean;
  /** Of what leaves the balance, fee included. */
  readonly bounds: Bounds;
  readonly fee: Schema<'Fee'>;
  readonly expectedSeconds: number;
  /** Regular expression that addresses of the network match; the server checks more. */
  readonly addressPattern: string;
  /** Null while none is saved. */
  readonly wallet: string | null;
}

/** Of all payment systems those that take withdrawals. A system's own bounds and those of the currency both apply. */
export function withdrawalOffers(
  systems: readonly Schema<'PaymentSystem'>[],
  { amounts }: Schema<'SettingWithdrawal'>,
  { wallets }: Schema<'Wallets'>,
): readonly WithdrawalOffer[] {
  return systems.flatMap(({ id, name, network, currency, decimals, addressPattern, withdrawal }) => {
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
      addressPattern,
      wallet: wallets[id] ?? null,
    };
  });
}

/**
 * The most that can be withdrawn now. The fee is taken out of the amount, so all that is available may leave the
 * balance. Null where even that is less than the minimum.
 */
export function mostOf({ minimum, maximum }: Bounds, available: DecimalString): DecimalString | null {
  const most = smaller(available, maximum.amount);
  return compare(most, minimum.amount) < 0 ? null : most;
}
