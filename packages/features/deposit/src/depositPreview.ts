import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, type Money, multiply, percentOf, subtract } from '@meridian/money';

/** What a deposit would bring if its plan's rate held; every figure in the plan's currency. Not guaranteed. */
export interface DepositPreview {
  readonly body: Money;
  readonly dailyIncome: Money;
  /** Income of the whole tariff, simple. */
  readonly netIncome: Money;
  /** Body and net income together. */
  readonly totalBody: Money;
  readonly savings: Money;
  readonly active: Money;
  /** Kept from the body when the deposit is closed early. */
  readonly exitFee: Money;
  /** What comes back when it is closed early: accruals are lost, whatever the day. */
  readonly earlyReceipt: Money;
}

/** Reckons as the server does (the contract's `DepositPlan`): income of one full day is rounded down, then multiplied. */
export function previewDeposit(plan: Schema<'DepositPlan'>, body: DecimalString): DepositPreview {
  const { currency, decimals, split } = plan;
  const money = (amount: DecimalString): Money => ({ amount, currency });
  const dailyIncome = percentOf(body, plan.dailyYieldPercent, decimals);
  const netIncome = multiply(dailyIncome, `${plan.timeInDays}`, decimals);
  const savings = percentOf(body, split.savingsPercent, decimals);
  const exitFee = percentOf(body, plan.exitFeePercent, decimals);
  return {
    body: money(body),
    dailyIncome: money(dailyIncome),
    netIncome: money(netIncome),
    totalBody: money(add(body, netIncome)),
    savings: money(savings),
    active: money(subtract(body, savings)),
    exitFee: money(exitFee),
    earlyReceipt: money(subtract(body, exitFee)),
  };
}

/** Accruals held after so many full days of the tariff. */
export function heldAfter(preview: DepositPreview, days: number, decimals: number): Money {
  const { amount, currency } = preview.dailyIncome;
  return { amount: multiply(amount, `${days}`, decimals), currency };
}
