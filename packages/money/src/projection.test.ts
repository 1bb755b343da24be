import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isZero, multiply } from './arithmetic.ts';
import { parseDecimal } from './DecimalString.ts';
import { incomeAfter, previewDeposit } from './deposit.ts';
import { payoutAfter, projectDeposit, projectionCases, projectionDays } from './projection.ts';

/** The plan of the contract's examples. */
const balancePlan = {
  currency: 'USDT',
  decimals: 6,
  dailyYieldPercent: '0.14',
  timeInDays: 90,
  exitFeePercent: '7.5',
  startDelaySeconds: 3_600,
  payoutDelaySeconds: 7_200,
  split: { savingsPercent: '30' },
} as const;

const day = { periodSeconds: 86_400 };

const body = fc
  .bigInt({ min: 1n, max: 10n ** 16n })
  .map((units) => multiply(parseDecimal(String(units)), '0.000001', 6));
const terms = fc
  .record({ thousandths: fc.integer({ min: 0, max: 9_999 }), timeInDays: fc.integer({ min: 1, max: 1_000 }) })
  .map(({ thousandths, timeInDays }) => ({
    ...balancePlan,
    dailyYieldPercent: multiply(parseDecimal(String(thousandths)), '0.001', 3),
    timeInDays,
  }));

describe('the projection of a deposit', () => {
  it.each([
    ['cautious', '0.0700', '0.700000', '1063.000000', '63.000000'],
    ['planned', '0.14', '1.400000', '1126.000000', '126.000000'],
    ['lost', '0', '0.000000', '0.000000', '-1000.000000'],
  ] as const)('of 1,000 USDT, %s', (assumes, rate, daily, atEnd, result) => {
    const projection = projectDeposit(balancePlan, '1000.000000', assumes, day);
    expect(projection.dailyYieldPercent).toBe(rate);
    expect(projection.dailyIncome.amount).toBe(daily);
    expect(projection.atEnd).toEqual({ amount: atEnd, currency: 'USDT' });
    expect(projection.result.amount).toBe(result);
  });

  it('equals the preview at the end if the plan’s rate holds, and is never above it otherwise', () => {
    fc.assert(
      fc.property(terms, body, (plan, amount) => {
        const [cautious, planned, lost] = projectionCases.map((assumes) =>
          projectDeposit(plan, amount, assumes, day),
        );
        const preview = previewDeposit(plan, amount);
        expect(planned!.atEnd).toEqual(preview.totalBody);
        expect(planned!.points[0]!.ifClosed).toEqual(preview.earlyReceipt);
        expect(
          compare(add(cautious!.income.amount, cautious!.income.amount), planned!.income.amount),
        ).not.toBe(1);
        expect(isZero(lost!.atEnd.amount)).toBe(true);
        for (const { result, atEnd } of [cautious!, planned!, lost!]) {
          expect(compare(add(amount, result.amount), atEnd.amount)).toBe(0);
        }
      }),
    );
  });

  it('shows every day exactly, however few it shows', () => {
    fc.assert(
      fc.property(terms, body, fc.integer({ min: 2, max: 100 }), (plan, amount, mostPoints) => {
        const { points } = projectDeposit(plan, amount, 'planned', { ...day, mostPoints });
        expect(points.length).toBeLessThanOrEqual(mostPoints);
        expect([points[0]!.day, points.at(-1)!.day]).toEqual([0, plan.timeInDays]);
        for (const point of points) {
          expect(point.accruals.amount).toBe(incomeAfter(amount, plan, point.day));
          expect(point.seconds).toBe(3_600 + point.day * 86_400);
        }
      }),
    );
  });
});

it('chooses days in rising order, without repeating one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 200 }), (length, most) => {
      const days = projectionDays(length, most);
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    }),
  );
});

it('counts both delays and every day until the payout', () => {
  expect(payoutAfter(balancePlan, 86_400)).toBe(3_600 + 90 * 86_400 + 7_200);
});
