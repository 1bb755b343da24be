import { add, percentOf, roundDown, subtract } from './arithmetic.ts';
import { type DecimalString, decimalsOf, maximumDigits } from './DecimalString.ts';
import { type DepositTerms, exitFeeOf, incomeAfter } from './deposit.ts';
import type { Money } from './Money.ts';

/**
 * What a projection assumes. `cautious`: the rate turns out at `cautiousRatePercent` of the plan's. `planned`: the plan's rate
 * holds. `lost`: everything is lost.
 */
export type ProjectionCase = 'cautious' | 'planned' | 'lost';

/** The cases in the order in which every screen shows them: the cautious one first, the loss of everything included. */
export const projectionCases = ['cautious', 'planned', 'lost'] as const satisfies readonly ProjectionCase[];

/** The part of the plan's rate that the cautious case assumes, in percent. An assumption, not a forecast. */
export const cautiousRatePercent: DecimalString = '50';

/** The terms that a projection needs; a subset of the contract's `DepositPlan`. */
export interface ProjectionTerms extends DepositTerms {
  /** From the confirmation to the start of the first day. */
  readonly startDelaySeconds: number;
  /** From the end of the last day to the payout. */
  readonly payoutDelaySeconds: number;
}

/** The deposit at the end of one of its days. */
export interface ProjectionPoint {
  /** Full days since the start. 0 is the start itself. */
  readonly day: number;
  /** Seconds since the confirmation. Add them to the server's time, not to the browser's. */
  readonly seconds: number;
  /** Accruals held so far. */
  readonly accruals: Money;
  /** Body and accruals together. */
  readonly value: Money;
  /** The amount paid out if the deposit is closed on this day: before the end the body minus the exit fee. */
  readonly ifClosed: Money;
}

/** A deposit in one case, in the plan's currency. Not guaranteed. */
export interface Projection {
  readonly assumes: ProjectionCase;
  /** The daily rate of the case, in percent of the body. */
  readonly dailyYieldPercent: DecimalString;
  readonly body: Money;
  readonly dailyIncome: Money;
  /** Income of the whole term. */
  readonly income: Money;
  /** The amount paid out at the end. */
  readonly atEnd: Money;
  /** `atEnd` minus `body`; below zero for a loss. */
  readonly result: Money;
  /** From the start to the last day. */
  readonly points: readonly ProjectionPoint[];
}

/** The rate of a case, in percent per day. Exact, except beyond 30 decimals, where it is rounded down. */
export function rateOf(planned: DecimalString, assumes: ProjectionCase): DecimalString {
  if (assumes === 'lost') return '0';
  if (assumes === 'planned') return planned;
  return percentOf(planned, cautiousRatePercent, Math.min(decimalsOf(planned) + 2, maximumDigits));
}

/** Seconds from the confirmation to the payout. `periodSeconds` is the length of one full day, from the deposit settings. */
export function payoutAfter(
  { startDelaySeconds, timeInDays, payoutDelaySeconds }: ProjectionTerms,
  periodSeconds: number,
): number {
  return startDelaySeconds + timeInDays * periodSeconds + payoutDelaySeconds;
}

/** Days at even distances, with the start and the last day. */
export function projectionDays(timeInDays: number, mostPoints: number): readonly number[] {
  const steps = Math.min(timeInDays, Math.max(mostPoints - 1, 1));
  return Array.from({ length: steps + 1 }, (_, step) => Math.round((timeInDays * step) / steps));
}

/**
 * Projects a deposit in one case, with the server's formulas: the income of a day is rounded down to the currency's
 * decimals and is not compounded. Shows at most `mostPoints` days; each is exact.
 */
export function projectDeposit(
  terms: ProjectionTerms,
  body: DecimalString,
  assumes: ProjectionCase,
  { periodSeconds, mostPoints = 60 }: { readonly periodSeconds: number; readonly mostPoints?: number },
): Projection {
  const { currency, timeInDays, startDelaySeconds } = terms;
  const money = (amount: DecimalString): Money => ({ amount, currency });
  const isLost = assumes === 'lost';
  const assumed = { ...terms, dailyYieldPercent: rateOf(terms.dailyYieldPercent, assumes) };
  const incomeUntil = (day: number) => incomeAfter(body, assumed, day);
  const valueOn = (day: number) =>
    // When a loss happens is unknown, so every day shows the final amount.
    isLost && day > 0 ? zeroOf(terms) : add(body, incomeUntil(day));
  const early = isLost ? zeroOf(terms) : subtract(body, exitFeeOf(body, terms));
  const atEnd = valueOn(timeInDays);
  return {
    assumes,
    dailyYieldPercent: assumed.dailyYieldPercent,
    body: money(body),
    dailyIncome: money(incomeUntil(1)),
    income: money(incomeUntil(timeInDays)),
    atEnd: money(atEnd),
    result: money(subtract(atEnd, body)),
    points: projectionDays(timeInDays, mostPoints).map((day) => ({
      day,
      seconds: startDelaySeconds + day * periodSeconds,
      accruals: money(incomeUntil(day)),
      value: money(valueOn(day)),
      ifClosed: money(day === timeInDays ? atEnd : early),
    })),
  };
}

function zeroOf({ decimals }: DepositTerms): DecimalString {
  return roundDown('0', decimals);
}
