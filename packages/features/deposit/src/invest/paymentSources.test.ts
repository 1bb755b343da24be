import { describe, expect, it } from 'vitest';
import { balance, balancePlan, bitcoinPlan, depositSetting } from '../deposit.fixtures.ts';
import { bodyBounds, bodyOf, paymentSources } from './paymentSources.ts';

describe('payment sources', () => {
  it("start with the plan's currency, without currencies that the server does not accept", () => {
    const currencies = (plan: typeof balancePlan) =>
      paymentSources(plan, depositSetting, balance).map(({ currency }) => currency);
    expect(currencies(balancePlan)).toEqual(['USDT', 'BTC', 'ETH']);
    expect(currencies(bitcoinPlan)).toEqual(['BTC', 'USDT', 'ETH']);
  });

  it("have the plan's bounds in its currency, and the setting's bounds in others", () => {
    const [own, exchanged] = paymentSources(balancePlan, depositSetting, balance);
    expect(own?.bounds.minimum).toEqual({ amount: '500.000000', currency: 'USDT' });
    expect(own?.bounds.maximum).toEqual({ amount: '50000.000000', currency: 'USDT' });
    expect(exchanged?.bounds.minimum).toEqual({ amount: '0.00080000', currency: 'BTC' });
  });

  it("have the setting's bounds if they are narrower than the plan's", () => {
    const narrow = { ...balancePlan, minimumDeposit: { amount: '10', currency: 'USDT' } } as const;
    expect(bodyBounds(narrow, depositSetting.deposits).minimum.amount).toBe('50.000000');
  });

  it('round the exchanged body down', () => {
    const course = { from: 'BTC', to: 'USDT', rate: '64250.123456789' } as const;
    expect(bodyOf('0.01', course, balancePlan)).toBe('642.501234');
    expect(bodyOf('1000', null, balancePlan)).toBe('1000');
  });
});
