import { add, compare, type DecimalString, multiply, calculatePercent } from '@meridian/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstSettings } from '../core/firstSettings.ts';
import type { CompanySettings, Plan } from '../core/CompanySettings.ts';
import { isOnOffer } from './isOnOffer.ts';

type Partners = CompanySettings['partners'];

const { plans, partners } = firstSettings;
const decimals = 12;

const sum = (amounts: readonly DecimalString[]) => amounts.reduce(add, '0');

/** Maximum rewards of a deposit: every level, every tier and the match of a whole term. */
function rewardsOn(
  body: DecimalString,
  { dailyYieldPercent, timeInDays }: Plan,
  { levels, tiers, matchingPercent }: Partners,
) {
  const reached = tiers.filter(({ turnover }) => compare(turnover.amount, body) <= 0);
  const daily = calculatePercent(body, dailyYieldPercent, decimals);
  const accrued = multiply(daily, `${timeInDays}`, decimals);
  return sum([
    ...levels.map(({ percent }) => calculatePercent(body, percent, decimals)),
    ...levels.flatMap(() => reached.map(({ award }) => award.amount)),
    calculatePercent(accrued, matchingPercent, decimals),
  ]);
}

describe.each(plans.map((plan) => [plan.name.en, plan] as const))('the plan %s', (_name, plan) => {
  test.each(partners.tiers.map(({ turnover }) => turnover.amount))(
    'costs more to close early than the rewards for %s',
    (body) => {
      const exitFee = calculatePercent(body, plan.exitFeePercent, decimals);
      const rewards = rewardsOn(body, plan, partners);
      expect(compare(rewards, exitFee), `${rewards} of ${exitFee}`).toBe(-1);
      expect(isOnOffer(plan, firstSettings)).toBe(true);
    },
  );
});

const inHundredths = (most: number) =>
  fc.integer({ min: 0, max: most }).map((units): DecimalString => `${units / 100}`);
const whole = (min: number, max: number) =>
  fc.integer({ min, max }).map((units): DecimalString => `${units}`);
const usdt = (amount: DecimalString) => ({ amount, currency: 'USDT' });

const anyPartners = fc
  .record({
    percents: fc.array(inHundredths(300), { maxLength: 4 }),
    matchingPercent: inHundredths(500),
    tiers: fc.array(fc.tuple(whole(1_000, 1_000_000), whole(0, 5_000)), { maxLength: 4 }),
  })
  .map(({ percents, matchingPercent, tiers }): Partners => ({
    key: 'partners',
    levels: percents.map((percent, index) => ({ level: index + 1, percent })),
    matchingPercent,
    tiers: tiers.map(([turnover, award], index) => ({
      tier: index + 1,
      turnover: usdt(turnover),
      award: usdt(award),
    })),
  }));

const anyPlan = fc
  .record({
    exitFeePercent: inHundredths(1_500),
    dailyYieldPercent: inHundredths(30),
    timeInDays: fc.integer({ min: 1, max: 365 }),
  })
  .map((figures): Plan => ({ ...plans[0]!, ...figures }));

test('a plan on offer always costs more to close early than its rewards, whatever the settings', () => {
  let offered = 0;
  let refused = 0;
  fc.assert(
    fc.property(anyPlan, anyPartners, whole(1, 2_000_000), (plan, given, somebodys) => {
      const gains = (body: DecimalString) =>
        compare(rewardsOn(body, plan, given), calculatePercent(body, plan.exitFeePercent, decimals)) >= 0;
      if (isOnOffer(plan, { partners: given })) {
        offered += 1;
        expect(gains(somebodys)).toBe(false);
      } else {
        refused += 1;
        expect(['1' as const, ...given.tiers.map(({ turnover }) => turnover.amount)].some(gains)).toBe(true);
      }
    }),
    { seed: 26, numRuns: 1_000 },
  );
  expect([offered > 50, refused > 50]).toEqual([true, true]);
});

test('a plan switched off by the owner is not on offer, whatever its exit fee', () => {
  expect(isOnOffer({ ...plans[0]!, onOffer: false }, firstSettings)).toBe(false);
});
