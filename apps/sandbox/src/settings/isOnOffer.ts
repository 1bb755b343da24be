import { add, compare, type DecimalString, multiply, calculatePercent } from '@meridian/money';
import type { CompanySettings, Plan } from '../core/CompanySettings.ts';

const decimals = 12;

const sum = (amounts: readonly DecimalString[]) => amounts.reduce<DecimalString>(add, '0');

/** Total rewards of a deposit in percent of its body: every level, and the match of a whole term. */
function sharesOf(
  { dailyYieldPercent, timeInDays }: Plan,
  { levels, matchingPercent }: CompanySettings['partners'],
): DecimalString {
  const accrued = multiply(dailyYieldPercent, `${timeInDays}`, decimals);
  return sum([...levels.map(({ percent }) => percent), calculatePercent(accrued, matchingPercent, decimals)]);
}

/**
 * Whether an early close costs more than the rewards paid above, which one user could collect. Checks every tier at
 * its lowest turnover, and no tier.
 */
function costsMoreThanRewards(plan: Plan, partners: CompanySettings['partners']): boolean {
  const { levels, tiers } = partners;
  const shares = sharesOf(plan, partners);
  return ['1' as const, ...tiers.map(({ turnover }) => turnover.amount)].every((turnover) => {
    const reached = tiers.filter((tier) => compare(tier.turnover.amount, turnover) <= 0);
    const awarded = multiply(sum(reached.map(({ award }) => award.amount)), `${levels.length}`, decimals);
    const rewards = add(calculatePercent(turnover, shares, decimals), awarded);
    return compare(calculatePercent(turnover, plan.exitFeePercent, decimals), rewards) > 0;
  });
}

/**
 * Whether a plan accepts new deposits: it is enabled, and closing early repeatedly is never profitable. The second
 * condition is checked on every read because settings can be edited in the database directly.
 */
export function isOnOffer(plan: Plan, { partners }: Pick<CompanySettings, 'partners'>): boolean {
  return plan.onOffer && costsMoreThanRewards(plan, partners);
}
