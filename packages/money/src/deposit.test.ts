import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isZero, multiply, calculatePercent, subtract } from './arithmetic.ts';
import { parseDecimal } from './DecimalString.ts';
import {
  compareCases,
  incomeAfter,
  previewDeposit,
  receiptAfter,
  resultOfClosed,
  calculateYearlyYield,
} from './deposit.ts';

/** The plan of the contract's examples. */
const balancePlan = {
  currency: 'USDT',
  decimals: 6,
  dailyYieldPercent: '0.14',
  timeInDays: 90,
  exitFeePercent: '7.5',
  split: { savingsPercent: '30' },
} as const;

/** Bodies of a plan with six decimals, from one unit to ten billion. */
const body = fc
  .bigInt({ min: 1n, max: 10n ** 16n })
  .map((units) => multiply(parseDecimal(String(units)), '0.000001', 6));

describe('deposit preview', () => {
  it("matches the contract's examples to the last digit", () => {
    const thousand = previewDeposit(balancePlan, '1000.000000');
    expect(thousand.dailyIncome.amount).toBe('1.400000');
    expect(thousand.netIncome.amount).toBe('126.000000');
    expect(thousand.totalBody.amount).toBe('1126.000000');
    expect(thousand.exitFee.amount).toBe('75.000000');
    expect(thousand.earlyReceipt.amount).toBe('925.000000');

    const exchanged = previewDeposit(balancePlan, '642.505000');
    expect(exchanged.dailyIncome.amount).toBe('0.899507');
    expect(exchanged.netIncome.amount).toBe('80.955630');
    expect(exchanged.totalBody.amount).toBe('723.460630');
  });

  it('never exceeds what the rate gives exactly', () => {
    fc.assert(
      fc.property(body, (amount) => {
        const exactDaily = calculatePercent(amount, balancePlan.dailyYieldPercent, 30);
        const { dailyIncome } = previewDeposit(balancePlan, amount);
        expect(compare(dailyIncome.amount, exactDaily)).toBeLessThanOrEqual(0);
        expect(compare(subtract(exactDaily, dailyIncome.amount), '0.000001')).toBe(-1);
      }),
    );
  });

  it('splits the body without losing a unit of it, and returns it less the fee', () => {
    fc.assert(
      fc.property(body, (amount) => {
        const { savings, active, exitFee, earlyReceipt } = previewDeposit(balancePlan, amount);
        expect(compare(add(savings.amount, active.amount), amount)).toBe(0);
        expect(compare(add(exitFee.amount, earlyReceipt.amount), amount)).toBe(0);
      }),
    );
  });

  it('accrues the same income every day and compounds nothing', () => {
    fc.assert(
      fc.property(body, fc.integer({ min: 0, max: 89 }), (amount, day) => {
        const { dailyIncome, netIncome } = previewDeposit(balancePlan, amount);
        const [today, tomorrow] = [day, day + 1].map((days) => incomeAfter(amount, balancePlan, days));
        expect(compare(subtract(tomorrow!, today!), dailyIncome.amount)).toBe(0);
        expect(compare(incomeAfter(amount, balancePlan, 90), netIncome.amount)).toBe(0);
        expect(isZero(incomeAfter(amount, balancePlan, 0))).toBe(true);
      }),
    );
  });
});

describe('the cases of a deposit', () => {
  it('are exact at the end of the term: paid in full, half paid, and total loss', () => {
    const { isEarly, paidInFull, halfPaid, totalLoss } = compareCases('1000.000000', balancePlan, 90);
    expect(isEarly).toBe(false);
    expect(paidInFull.receipt.amount).toBe('1126.000000');
    expect(halfPaid.receipt.amount).toBe('1063.000000');
    expect(totalLoss).toEqual({
      receipt: { amount: '0.000000', currency: 'USDT' },
      result: { amount: '-1000.000000', currency: 'USDT' },
    });
  });

  it('lose the accruals and the fee before the end of the term, at any rate', () => {
    fc.assert(
      fc.property(body, fc.integer({ min: 0, max: 89 }), (amount, days) => {
        const { isEarly, paidInFull, halfPaid } = compareCases(amount, balancePlan, days);
        expect(isEarly).toBe(true);
        expect(paidInFull).toEqual(halfPaid);
        expect(paidInFull.receipt).toEqual(previewDeposit(balancePlan, amount).earlyReceipt);
      }),
    );
  });

  it('end with what the preview of the invest page says', () => {
    fc.assert(
      fc.property(body, (amount) => {
        expect(receiptAfter(amount, balancePlan, 90)).toBe(
          previewDeposit(balancePlan, amount).totalBody.amount,
        );
      }),
    );
  });
});

describe('the result of a closed deposit', () => {
  it('is the loss of the fee after an early close, and the accruals at the end of the term', () => {
    fc.assert(
      fc.property(body, (amount) => {
        const { body: deposited, earlyReceipt, exitFee, netIncome } = previewDeposit(balancePlan, amount);
        const closed = { amount: deposited, accrued: netIncome };
        const early = resultOfClosed({ ...closed, payout: earlyReceipt, closeReason: 'client' });
        expect(compare(add(early.amount, exitFee.amount), '0')).toBe(0);
        // Autoinvestment pays nothing out.
        const nothing = { amount: '0', currency: 'USDT' } as const;
        expect(resultOfClosed({ ...closed, payout: nothing, closeReason: 'term' })).toEqual(netIncome);
      }),
    );
  });
});

it('gives the yield of a year without compounding and without rounding', () => {
  expect(calculateYearlyYield('0.14')).toBe('51.10');
  expect(calculateYearlyYield('0.0005')).toBe('0.1825');
});
