import { add, multiply, calculatePercent, roundDown, subtract } from './arithmetic.ts';
import { type DecimalString, countDecimals } from './DecimalString.ts';
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
export function calculateDailyIncome(body: DecimalString, terms: DepositTerms): DecimalString {
  return calculatePercent(body, terms.dailyYieldPercent, terms.decimals);
}

/** Income of a number of full days. Simple interest: not compounded, so every day yields the same. */
export function incomeAfter(body: DecimalString, terms: DepositTerms, days: number): DecimalString {
  return multiply(calculateDailyIncome(body, terms), `${days}`, terms.decimals);
}

/** The fee for early closing, rounded down to the currency's decimals. */
export function calculateExitFee(body: DecimalString, terms: DepositTerms): DecimalString {
  return calculatePercent(body, terms.exitFeePercent, terms.decimals);
}

/** The figures of a deposit if accruals are paid in full, in the plan's currency. Not guaranteed. */
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
  const savings = calculatePercent(body, split.savingsPercent, decimals);
  const exitFee = calculateExitFee(body, terms);
  return {
    body: money(body),
    dailyIncome: money(calculateDailyIncome(body, terms)),
    netIncome: money(netIncome),
    totalBody: money(add(body, netIncome)),
    savings: money(savings),
    active: money(subtract(body, savings)),
    exitFee: money(exitFee),
    earlyReceipt: money(subtract(body, exitFee)),
  };
}

/** What comes back after a number of full days: body and income at the end of the term, the body less the fee before it. */
export function receiptAfter(body: DecimalString, terms: DepositTerms, days: number): DecimalString {
  return days < terms.timeInDays
    ? subtract(body, calculateExitFee(body, terms))
    : add(body, incomeAfter(body, terms, terms.timeInDays));
}

/** Half of a daily yield, exact. An assumption to compare with, not a forecast. */
export function halveRate(dailyYieldPercent: DecimalString): DecimalString {
  return multiply(dailyYieldPercent, '0.5', countDecimals(dailyYieldPercent) + 1);
}

/** Seconds from the confirmation to the payout. `periodSeconds` is the length of one full day, from the deposit settings. */
export function payoutAfter(
  {
    startDelaySeconds,
    timeInDays,
    payoutDelaySeconds,
  }: Pick<DepositTerms, 'timeInDays'> & {
    /** From the confirmation to the start of the first day. */
    readonly startDelaySeconds: number;
    /** From the end of the last day to the payout. */
    readonly payoutDelaySeconds: number;
  },
  periodSeconds: number,
): number {
  return startDelaySeconds + timeInDays * periodSeconds + payoutDelaySeconds;
}

/** One way that a deposit can turn out, in the plan's currency. */
export interface DepositCase {
  readonly receipt: Money;
  /** The receipt less the body; negative when money is lost. */
  readonly result: Money;
}

/** How a deposit can turn out. None of the cases is promised, and none is the likeliest. */
export interface DepositCases {
  /** Closed before the end of the term: the accruals are forfeited, whatever would have been paid. */
  readonly isEarly: boolean;
  /** All accruals are paid, at the rate that the deposit was opened with. */
  readonly paidInFull: DepositCase;
  /** Half of the accruals are paid. */
  readonly halfPaid: DepositCase;
  /** Nothing comes back. */
  readonly totalLoss: DepositCase;
}

/** Compares the outcomes of a deposit after a number of full days, from 0 to the term of the plan. */
export function compareCases(body: DecimalString, terms: DepositTerms, days: number): DepositCases {
  const { currency, decimals, dailyYieldPercent } = terms;
  const outcome = (amount: DecimalString): DepositCase => ({
    receipt: { amount, currency },
    result: { amount: subtract(amount, body), currency },
  });
  return {
    isEarly: days < terms.timeInDays,
    paidInFull: outcome(receiptAfter(body, terms, days)),
    halfPaid: outcome(
      receiptAfter(body, { ...terms, dailyYieldPercent: halveRate(dailyYieldPercent) }, days),
    ),
    totalLoss: outcome(roundDown('0', decimals)),
  };
}

/**
 * What a closed deposit brought, net of fees: its accruals at the end of the term, or the payout less the body after an early
 * close, which is the fee with a minus.
 */
export function resultOfClosed({
  amount,
  accrued,
  payout,
  closeReason,
}: {
  readonly amount: Money;
  readonly accrued: Money;
  readonly payout: Money | null;
  readonly closeReason: 'term' | 'client' | null;
}): Money {
  if (closeReason !== 'client' || payout === null) return accrued;
  return { ...amount, amount: subtract(payout.amount, amount.amount) };
}

const DAYS_A_YEAR = '365';

/** The yield of a year in percent if the daily one holds. Simple, exact, not compounded. */
export function calculateYearlyYield(dailyYieldPercent: DecimalString): DecimalString {
  return multiply(dailyYieldPercent, DAYS_A_YEAR, countDecimals(dailyYieldPercent));
}
