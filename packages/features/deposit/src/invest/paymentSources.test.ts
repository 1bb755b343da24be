import { describe, expect, it } from 'vitest';
import { balance, balancePlan, bitcoinPlan, depositSetting } from '../deposit.fixtures.ts';
import { toRequestBody, paidBounds, paymentSources } from './paymentSources.ts';

describe('payment sources', () => {
  it("start with the plan's currency, without currencies that the server does not accept", () => {
    const currencies = (plan: typeof balancePlan) =>
      paymentSources(plan, depositSetting, balance).map(({ currency }) => currency);
    expect(currencies(balancePlan)).toEqual(['USDT', 'BTC', 'ETH']);
    expect(currencies(bitcoinPlan)).toEqual(['BTC', 'USDT', 'ETH']);
  });

  const [own, exchanged] = paymentSources(balancePlan, depositSetting, balance);
  if (!own || !exchanged) throw new Error('The fixtures have no two balances.');

  it("have the plan's bounds in its currency, and at the course in others", () => {
    expect(paidBounds(own, balancePlan, depositSetting, null)).toEqual({
      minimum: { amount: '500.000000', currency: 'USDT' },
      maximum: { amount: '50000.000000', currency: 'USDT' },
    });
    const course = { from: 'BTC', to: 'USDT', rate: '64000' } as const;
    expect(paidBounds(exchanged, balancePlan, depositSetting, course)).toEqual({
      minimum: { amount: '0.00781250', currency: 'BTC' },
      maximum: { amount: '0.78125000', currency: 'BTC' },
    });
    expect(paidBounds(exchanged, balancePlan, depositSetting, undefined)).toBeUndefined();
  });

  it("have the setting's bounds if they are narrower than the plan's", () => {
    const narrow = { ...balancePlan, minimumDeposit: { amount: '10', currency: 'USDT' } } as const;
    expect(paidBounds(own, narrow, depositSetting, null)?.minimum.amount).toBe('50.000000');
  });

  it('round the exchanged body down', () => {
    const course = { from: 'BTC', to: 'USDT', rate: '64250.123456789' } as const;
    expect(toRequestBody('0.01', course, balancePlan)).toBe('642.501234');
    expect(toRequestBody('1000', null, balancePlan)).toBe('1000');
  });
});
