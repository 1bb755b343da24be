import { add, type DecimalString, exitFeeOf, incomeAfter, subtract } from '@meridian/money';
import type { Plan } from '../settings/CompanySettings.ts';
import type { DepositRow } from './openDeposit.ts';

/** How long a day of this deposit takes, in milliseconds: as long as when it was opened, whatever the setting is now. */
export function periodOf({
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

/** What comes back when a deposit is closed before its end: body less exit fee, without what was held. */
export function receiptNow({ body, plan, accrued }: Closing): Receipt {
  const fee = exitFeeOf(body, plan);
  return {
    body,
    exitFeePercent: plan.exitFeePercent,
    exitFee: fee,
    accruals: '0',
    forfeited: accrued,
    receipt: subtract(body, fee),
  };
}

/** What comes back at the end of the tariff if the plan's rate holds. */
export function receiptAtEnd({ body, plan }: Omit<Closing, 'accrued'>): Receipt {
  const accruals = incomeAfter(body, plan, plan.timeInDays);
  return { body, exitFeePercent: '0', exitFee: '0', accruals, forfeited: '0', receipt: add(body, accruals) };
}
