import { add, compare, type DecimalString, multiply, percentOf } from '@meridian/money';
import { describe, expect, test } from 'vitest';
import { firstSettings } from './firstSettings.ts';

const { plans, partners } = firstSettings;
const decimals = 12;

const sum = (amounts: readonly DecimalString[]) => amounts.reduce(add, '0');

/** The most that so much invested brings those above: every level, what each is awarded, what a whole term accrues. */
function rewardsOn(body: DecimalString, { dailyYieldPercent, timeInDays }: (typeof plans)[number]) {
  const reached = partners.tiers.filter(({ turnover }) => compare(turnover.amount, body) <= 0);
  const daily = percentOf(body, dailyYieldPercent, decimals);
  const accrued = multiply(daily, `${timeInDays}`, decimals);
  return sum([
    ...partners.levels.map(({ percent }) => percentOf(body, percent, decimals)),
    ...partners.levels.flatMap(() => reached.map(({ award }) => award.amount)),
    percentOf(accrued, partners.matchingPercent, decimals),
  ]);
}

describe.each(plans.map((plan) => [plan.name.en, plan] as const))('the plan %s', (_name, plan) => {
  test.each(partners.tiers.map(({ turnover }) => turnover.amount))(
    'costs more to close early than %s in it brings the people above, who may be one person',
    (body) => {
      const exitFee = percentOf(body, plan.exitFeePercent, decimals);
      expect(compare(rewardsOn(body, plan), exitFee), `${rewardsOn(body, plan)} of ${exitFee}`).toBe(-1);
    },
  );
});
