import { add, type DecimalString, calculateExitFee, incomeAfter, subtract } from '@meridian/money';
import type { Plan } from '../core/CompanySettings.ts';
import type { DepositRow } from '../database/schema.ts';

/** Length of one day of this deposit in milliseconds, fixed when it was opened. */
export function getDayLength({
  startsAt,
  endsAt,
  plan,
}: Pick<DepositRow, 'startsAt' | 'endsAt' | 'plan'>): number {
  return (endsAt.getTime() - startsAt.getTime()) / plan.timeInDays;
}

interface Closing {
  readonly body: DecimalString;
  readonly plan: Plan;
  readonly accrued: DecimalString;
}

type Receipt = Readonly<
  Record<'body' | 'exitFee' | 'accruals' | 'forfeited' | 'receipt', DecimalString> & {
    exitFeePercent: DecimalString;
  }
>;

/** Payout of an early close: the body minus the exit fee, without held accruals. */
export function receiptNow({ body, plan, accrued }: Closing): Receipt {
  const fee = calculateExitFee(body, plan);
  return {
    body,
    exitFeePercent: plan.exitFeePercent,
    exitFee: fee,
    accruals: '0',
    forfeited: accrued,
    receipt: subtract(body, fee),
  };
}

/** Payout at the end of the term at the rate of the plan. */
export function receiptAtEnd({ body, plan }: Omit<Closing, 'accrued'>): Receipt {
  const accruals = incomeAfter(body, plan, plan.timeInDays);
  return { body, exitFeePercent: '0', exitFee: '0', accruals, forfeited: '0', receipt: add(body, accruals) };
}

/**
 * What a part adds to a receipt: that of the whole less that of what remains. So all parts and the rest together never pay more
 * than one closing of the whole, however the fee of each is rounded.
 */
export function receiptOfPart(whole: Receipt, rest: Receipt): Receipt {
  return {
    body: subtract(whole.body, rest.body),
    exitFeePercent: whole.exitFeePercent,
    exitFee: subtract(whole.exitFee, rest.exitFee),
    accruals: subtract(whole.accruals, rest.accruals),
    forfeited: subtract(whole.forfeited, rest.forfeited),
    receipt: subtract(whole.receipt, rest.receipt),
  };
}
