import { add, compare, type DecimalString, multiply, percentOf } from '@meridian/money';
import type { CompanySettings, Plan } from './CompanySettings.ts';

const decimals = 12;

const sum = (amounts: readonly DecimalString[]) => amounts.reduce<DecimalString>(add, '0');

/** What a deposit brings all those above together, in percent of its body: every level, and a whole term matched. */
function sharesOf(
  { dailyYieldPercent, timeInDays }: Plan,
  { levels, matchingPercent }: CompanySettings['partners'],
): DecimalString {
  const accrued = multiply(dailyYieldPercent, `${timeInDays}`, decimals);
  return sum([...levels.map(({ percent }) => percent), percentOf(accrued, matchingPercent, decimals)]);
}

/**
 * Whether closing such deposits early costs more than they leave with the people above, who may be one person: at every
 * turnover that awards something, where most is awarded for least, and where nothing is.
 */
function costsMoreThanItBrings(plan: Plan, partners: CompanySettings['partners']): boolean {
  const { levels, tiers } = partners;
  const shares = sharesOf(plan, partners);
  return ['1' as const, ...tiers.map(({ turnover }) => turnover.amount)].every((turnover) => {
    const reached = tiers.filter((tier) => compare(tier.turnover.amount, turnover) <= 0);
    const awarded = multiply(sum(reached.map(({ award }) => award.amount)), `${levels.length}`, decimals);
    const brought = add(percentOf(turnover, shares, decimals), awarded);
    return compare(percentOf(turnover, plan.exitFeePercent, decimals), brought) > 0;
  });
}

/**
 * Whether a plan takes new deposits: the owner offers it, and nobody gains by closing early again and again. The second is
 * looked at wherever the plan is, since settings may have been given to the database by hand.
 */
export function isOnOffer(plan: Plan, { partners }: Pick<CompanySettings, 'partners'>): boolean {
  return plan.onOffer && costsMoreThanItBrings(plan, partners);
}
