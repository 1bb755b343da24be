import { describe, expect, it } from 'vitest';
import { balance, balancePlan, bitcoinPlan, depositSetting } from '../deposit.fixtures.ts';
import { bodyBounds, bodyOf, paymentSources } from './paymentSources.ts';

describe('the balances that a deposit can be paid from', () => {
  it("begin with the plan's own currency, and leave out what the server does not take", () => {
    const currencies = (plan: typeof balancePlan) =>
      paymentSources(plan, depositSetting, balance).map(({ currency }) => currency);
    expect(currencies(balancePlan)).toEqual(['USDT', 'BTC', 'ETH']);
    expect(currencies(bitcoinPlan)).toEqual(['BTC', 'USDT', 'ETH']);
  });

  it("hold what is paid in the plan's currency to the plan, and what is exchanged to its own bounds", () => {
    const [own, exchanged] = paymentSources(balancePlan, depositSetting, balance);
    expect(own?.bounds.minimum).toEqual({ amount: '500.000000', currency: 'USDT' });
    expect(own?.bounds.maximum).toEqual({ amount: '50000.000000', currency: 'USDT' });
    expect(exchanged?.bounds.minimum).toEqual({ amount: '0.00080000', currency: 'BTC' });
  });

  it('hold the body to the setting where that is narrower than the plan', () => {
    const narrow = { ...balancePlan, minimumDeposit: { amount: '10', currency: 'USDT' } } as const;
    expect(bodyBounds(narrow, depositSetting.deposits).minimum.amount).toBe('50.000000');
  });

  it('round the body of an exchange down, in favour of nobody but the ledger', () => {
    const course = { from: 'BTC', to: 'USDT', rate: '64250.123456789' } as const;
    expect(bodyOf('0.01', course, balancePlan)).toBe('642.501234');
    expect(bodyOf('1000', null, balancePlan)).toBe('1000');
  });
});
