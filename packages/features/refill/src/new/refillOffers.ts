import type { Schema } from '@meridian/api-client';
import { type Bounds, narrowest } from '@meridian/money';

/** A payment system that supports refills, with the minimum and maximum of one refill. */
export interface RefillOffer {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly currency: string;
  readonly decimals: number;
  /** False while the payment system is paused. */
  readonly isAvailable: boolean;
  readonly bounds: Bounds;
  readonly fee: Schema<'Fee'>;
  readonly confirmations: number;
  readonly expectedSeconds: number;
}

/** The payment systems that support refills. The limits of the system and of the currency both apply. */
export function refillOffers(
  systems: readonly Schema<'PaymentSystem'>[],
  { amounts }: Schema<'SettingRefill'>,
): readonly RefillOffer[] {
  return systems.flatMap(({ id, name, network, currency, decimals, refill }) => {
    if (refill === null) return [];
    const { minimum, maximum } = refill;
    return {
      id,
      name,
      network,
      currency,
      decimals,
      isAvailable: refill.available,
      bounds: narrowest({ minimum, maximum }, ...amounts),
      fee: refill.fee,
      confirmations: refill.confirmations,
      expectedSeconds: refill.expectedSeconds,
    };
  });
}
