import type { Schema } from '@meridian/api-client';
import { compare } from '@meridian/money';
import type { TableSort } from '@meridian/ui';

type Plan = Schema<'DepositPlan'>;

/** Amounts of different currencies have no order, so plans are grouped by currency. */
function compareBy(column: string, a: Plan, b: Plan): number {
  switch (column) {
    case 'rate':
      return compare(a.dailyYieldPercent, b.dailyYieldPercent);
    case 'exitFee':
      return compare(a.exitFeePercent, b.exitFeePercent);
    case 'minimum':
      return (
        a.currency.localeCompare(b.currency, 'en') ||
        compare(a.minimumDeposit.amount, b.minimumDeposit.amount)
      );
    default:
      return a.timeInDays - b.timeInDays;
  }
}

/** The plans in the order of a column. Equal ones keep the order of the server. */
export function sortPlans(plans: readonly Plan[], { column, direction }: TableSort): readonly Plan[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return plans.toSorted((a, b) => sign * compareBy(column, a, b));
}
