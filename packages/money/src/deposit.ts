import { add, multiply, percentOf, subtract } from './arithmetic.ts';
import type { DecimalString } from './DecimalString.ts';
import type { Money } from './Money.ts';

/** The terms of a plan that the formulas need; a subset of the contract's `DepositPlan`. */
export interface DepositTerms {
  readonly currency: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  readonly dailyYieldPercent: DecimalString;
  readonly timeInDays: number;
  readonly exitFeePercent: DecimalString;
}

/** Income of one full day: the daily yield on the whole body, rounded down to the currency's decimals. */
export function dailyIncomeOf(body: DecimalString, terms: DepositTerms): DecimalString {
  return percentOf(body, terms.dailyYieldPercent, terms.decimals);
}

/** Income of a number of full days. Simple interest: not compounded, so every day yields the same. */
export function incomeAfter(body: DecimalString, terms: DepositTerms, days: number): DecimalString {
  return multiply(dailyIncomeOf(body, terms), `${days}`, terms.decimals);
}

/** The fee for early closing, rounded down to the currency's decimals. */
export function exitFeeOf(body: DecimalString, terms: DepositTerms): DecimalString {
  return percentOf(body, terms.exitFeePercent, terms.decimals);
}

/** Converts a payment at an exchange rate, rounded down to the decimals of the target currency. */
export function exchangedAt(rate: DecimalString, paid: DecimalString, decimals: number): DecimalString {
  return multiply(paid, rate, decimals);
}

/** The figures of a deposit if the plan's rate holds, in the plan's currency. Not guaranteed. */
export interface DepositPreview {
  readonly body: Money;
  readonly dailyIncome: Money;
  /** Income of the whole term. */
  readonly netIncome: Money;
  /** Body and net income together. */
  readonly totalBody: Money;
  readonly savings: Money;
  readonly active: Money;
  readonly exitFee: Money;
  /** The amount paid out on early closing: body minus exit fee. Accruals are forfeited. */
  readonly earlyReceipt: Money;
}

/** Previews a deposit with the formulas that the server uses. */
export function previewDeposit(
  terms: DepositTerms & { readonly split: { readonly savingsPercent: DecimalString } },
  body: DecimalString,
): DepositPreview {
  const { currency, decimals, split, timeInDays } = terms;
  const money = (amount: DecimalString): Money => ({ amount, currency });
  const netIncome = incomeAfter(body, terms, timeInDays);
  const savings = percentOf(body, split.savingsPercent, decimals);
  const exitFee = exitFeeOf(body, terms);
  return {
    body: money(body),
    dailyIncome: money(dailyIncomeOf(body, terms)),
    netIncome: money(netIncome),
    totalBody: money(add(body, netIncome)),
    savings: money(savings),
    active: money(subtract(body, savings)),
    exitFee: money(exitFee),
    earlyReceipt: money(subtract(body, exitFee)),
  };
}
