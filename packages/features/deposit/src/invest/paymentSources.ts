import type { Schema } from '@meridian/api-client';
import { type Bounds, type DecimalString, exchangedAt, type Money, narrowest } from '@meridian/money';

/** A balance that can pay for a deposit. */
export interface PaymentSource {
  readonly currency: string;
  readonly decimals: number;
  readonly available: Money;
  /** Whether the amount is exchanged into the plan's currency. */
  readonly isExchanged: boolean;
  /** Bounds of the paid amount, in the currency of this balance. */
  readonly bounds: Bounds;
}

/**
 * The balances that can pay for the plan, the plan's own currency first. The setting has the bounds of the paid amount.
 * In the plan's own currency the paid amount is the body, so the bounds of the body apply too.
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

/** Bounds of the body: the plan's and those of all deposits in its currency. */
export function bodyBounds(
  { minimumDeposit, maximumDeposit }: Schema<'DepositPlan'>,
  deposits: readonly Bounds[],
): Bounds {
  return narrowest({ minimum: minimumDeposit, maximum: maximumDeposit }, ...deposits);
}

/** The body for a paid amount: exchanged at the current rate, rounded down to the plan's decimals. */
export function bodyOf(
  paid: DecimalString,
  course: Schema<'Course'> | null,
  { decimals }: Schema<'DepositPlan'>,
): DecimalString {
  return course ? exchangedAt(course.rate, paid, decimals) : paid;
}
