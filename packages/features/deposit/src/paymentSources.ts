import type { Schema } from '@meridian/api-client';
import { type Bounds, type DecimalString, exchangedAt, type Money, narrowest } from '@meridian/money';

/** A balance that a deposit can be paid from. */
export interface PaymentSource {
  readonly currency: string;
  readonly decimals: number;
  readonly available: Money;
  /** Whether it has to be exchanged into the plan's currency first. */
  readonly isExchanged: boolean;
  /** Of what is paid, in the currency of this balance. */
  readonly bounds: Bounds;
}

/**
 * The balances that the plan takes, its own currency first. Bounds of what is paid are the setting's; paid in the plan's
 * own currency it is the body, so that the bounds of the body apply as well.
 */
export function paymentSources(
  plan: Schema<'DepositPlan'>,
  { investments, deposits }: Schema<'SettingDeposit'>,
  { currencies }: Schema<'Balance'>,
): readonly PaymentSource[] {
  return investments
    .flatMap((bounds) => {
      const { currency } = bounds.minimum;
      const balance = currencies[currency];
      if (!balance) return [];
      const isExchanged = currency !== plan.currency;
      return {
        currency,
        decimals: balance.decimals,
        available: balance.available,
        isExchanged,
        bounds: isExchanged ? bounds : narrowest(bounds, bodyBounds(plan, deposits)),
      };
    })
    .sort((a, b) => Number(a.isExchanged) - Number(b.isExchanged));
}

/** Bounds of the body: the plan's own and those of all deposits in its currency. */
export function bodyBounds(
  { minimumDeposit, maximumDeposit }: Schema<'DepositPlan'>,
  deposits: readonly Bounds[],
): Bounds {
  return narrowest({ minimum: minimumDeposit, maximum: maximumDeposit }, ...deposits);
}

/** The body that what is paid becomes: exchanged at the course, rounded down to the plan's decimals. */
export function bodyOf(
  paid: DecimalString,
  course: Schema<'Course'> | null,
  { decimals }: Schema<'DepositPlan'>,
): DecimalString {
  return course ? exchangedAt(course.rate, paid, decimals) : paid;
}
