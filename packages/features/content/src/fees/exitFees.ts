import type { Schema } from '@meridian/api-client';
import {
  compare,
  type FeeRule,
  formatMoney,
  formatPercent,
  isZero,
  type Money,
  netAfterFee,
  subtract,
} from '@meridian/money';
import type { FeeFigures } from '../parts/PlanFigures.ts';

/** Such as `1.00 USDT + 0.5%`; undefined when there is no fee. */
export function feeText({ fixed, percent }: FeeRule, language: string): string | undefined {
  const parts = [
    ...(isZero(fixed.amount) ? [] : [formatMoney(fixed, language)]),
    ...(isZero(percent) ? [] : [formatPercent(percent, language)]),
  ];
  return parts.length > 0 ? parts.join(' + ') : undefined;
}

/** The withdrawal that a calculation ends with. */
export interface Exit {
  /** Name of the payment system. */
  readonly system: string;
  readonly decimals: number;
  readonly fee: FeeRule;
  readonly minimum: Money;
  readonly maximum: Money;
}

/** What has to be paid to take money out. */
export interface ExitFigures {
  /** The first payment system of each currency. */
  readonly exits: Readonly<Record<string, Exit>>;
  /** The shortest one on offer. */
  readonly subscription: { readonly price: Money; readonly trialDays: number } | null;
}

export function findShortest({
  items,
}: FeeFigures['subscription']): Schema<'SubscriptionOption'> | undefined {
  return [...items].sort((a, b) => a.periodDays - b.periodDays)[0];
}

export function getExitFigures({ paymentSystems, subscription }: FeeFigures): ExitFigures {
  const exits: Record<string, Exit> = {};
  for (const { name, currency, decimals, withdrawal } of paymentSystems.items) {
    if (withdrawal)
      exits[currency] ??= {
        system: name,
        decimals,
        fee: withdrawal.fee,
        minimum: withdrawal.minimum,
        maximum: withdrawal.maximum,
      };
  }
  const shortest = findShortest(subscription);
  return {
    exits,
    subscription: shortest ? { price: shortest.price, trialDays: subscription.trialDays } : null,
  };
}

/** The subscription that a withdrawal after so many days needs; null while the first one is free. */
export function subscriptionAfter(days: number, { subscription }: ExitFigures): Money | null {
  return subscription && days >= subscription.trialDays ? subscription.price : null;
}

/**
 * What is left of a receipt after the fee of its withdrawal, and after the subscription where that has the same currency. Null
 * when one withdrawal cannot take it out.
 */
export function leftAfter(receipt: Money, days: number, figures: ExitFigures): Money | null {
  const exit = figures.exits[receipt.currency];
  if (isZero(receipt.amount)) return receipt;
  if (!exit) return null;
  const price = subscriptionAfter(days, figures);
  const paid = price?.currency === receipt.currency ? subtract(receipt.amount, price.amount) : receipt.amount;
  if (compare(paid, exit.minimum.amount) < 0 || compare(paid, exit.maximum.amount) > 0) return null;
  return netAfterFee({ ...receipt, amount: paid }, exit.fee, exit.decimals);
}
