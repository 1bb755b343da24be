import type { Schema } from '@meridian/api-client';
import {
  type Bounds,
  boundsBeforeExchange,
  type DecimalString,
  exchangedAt,
  isZero,
  type Money,
  narrowest,
} from '@meridian/money';

/** A balance that can pay for a deposit. */
export interface PaymentSource {
  readonly currency: string;
  readonly decimals: number;
  readonly available: Money;
  /** Whether the amount is exchanged into the plan's currency. */
  readonly isExchanged: boolean;
  /** The setting's bounds of the paid amount, in the currency of this balance. `paidBounds` adds those of the plan. */
  readonly bounds: Bounds;
}

/** The balances that can pay for the plan, the plan's own currency first. */
export function paymentSources(
  plan: Schema<'DepositPlan'>,
  { investments }: Schema<'SettingDeposit'>,
  { currencies }: Schema<'Balance'>,
): readonly PaymentSource[] {
  return investments
    .flatMap((bounds) => {
      const { currency } = bounds.minimum;
      const balance = currencies[currency];
      if (!balance) return [];
      return {
        currency,
        decimals: balance.decimals,
        available: balance.available,
        isExchanged: currency !== plan.currency,
        bounds,
      };
    })
    .sort((a, b) => Number(a.isExchanged) - Number(b.isExchanged));
}

/** Whether the user can choose the balance. One without money cannot pay; the plan's own currency stays, because the form is shown for it. */
export const isChoosable = ({ isExchanged, available }: PaymentSource): boolean =>
  !isExchanged || !isZero(available.amount);

/** Bounds of the body, in the plan's currency. */
export const bodyBounds = (
  { minimumDeposit, maximumDeposit }: Schema<'DepositPlan'>,
  { deposits }: Schema<'SettingDeposit'>,
): Bounds => narrowest({ minimum: minimumDeposit, maximum: maximumDeposit }, ...deposits);

/**
 * Bounds of the paid amount: the setting's, and those of the body, at the course when the amount is exchanged. Undefined while
 * the course is loading.
 */
export function paidBounds(
  source: PaymentSource,
  plan: Schema<'DepositPlan'>,
  setting: Schema<'SettingDeposit'>,
  course: Schema<'Course'> | null | undefined,
): Bounds | undefined {
  const body = bodyBounds(plan, setting);
  if (course === undefined) return undefined;
  const paid = course ? boundsBeforeExchange(body, course.rate, source, plan.decimals) : body;
  return paid ? narrowest(source.bounds, paid) : undefined;
}

/** The body for a paid amount: exchanged at the current rate, rounded down to the plan's decimals. */
export function toRequestBody(
  paid: DecimalString,
  course: Schema<'Course'> | null,
  { decimals }: Schema<'DepositPlan'>,
): DecimalString {
  return course ? exchangedAt(course.rate, paid, decimals) : paid;
}
