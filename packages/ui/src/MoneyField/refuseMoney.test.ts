import { describe, expect, it } from 'vitest';
import { readMoney } from './moneyValue.ts';
import { refuseMoney, type MoneyRules } from './refuseMoney.ts';

const rules: MoneyRules = {
  currency: 'USDT',
  decimals: 6,
  minimum: '50',
  maximum: '25000',
  messages: {
    unreadable: (reason, decimals) =>
      reason === 'too_many_decimals' ? `at most ${decimals} decimals` : reason,
    ambiguous: (readings) => readings.join(' or '),
    belowMinimum: (minimum) => `at least ${minimum}`,
    aboveMaximum: (maximum) => `at most ${maximum}`,
    understood: (amount) => amount,
  },
};

describe('an amount that a user types', () => {
  it.each([
    ['1e5', 'exponent'],
    ['٣', 'unsupported_digits'],
    ['-100', 'negative'],
    ['100.1234567', 'at most 6 decimals'],
    ['1'.repeat(40), 'too_long'],
    ['сто', 'not_a_number'],
    ['112 BTC', 'not_a_number'],
    ['USDT', 'not_a_number'],
    ['112 USDT USDT', 'not_a_number'],
    ['-5 USDT', 'negative'],
    ['1,500', '1,500.00\u00a0USDT or 1.50\u00a0USDT'],
    ['0', 'at least 50.00\u00a0USDT'],
    ['49.999999', 'at least 50.00\u00a0USDT'],
    ['25000.000001', 'at most 25,000.00\u00a0USDT'],
  ])('is refused with a sentence when it is %s', (text, sentence) => {
    expect(refuseMoney(text, 'en', rules)).toBe(sentence);
  });

  it.each([
    ['50', '50'],
    ['25000', '25000'],
    ['150,5', '150.5'],
    ['150.5', '150.5'],
    ['1 500,5', '1500.5'],
    [' 112 USDT', '112'],
    ['1,250.50\u00a0USDT', '1250.50'],
    ['usdt 60', '60'],
  ])('is parsed when it is %s', (text, amount) => {
    expect(refuseMoney(text, 'en', rules)).toBeNull();
    expect(readMoney(text, 'en', 6, 'USDT')).toEqual({ text, amount });
  });

  it('has no error while it is empty', () => {
    expect(refuseMoney('', 'en', rules)).toBeNull();
  });

  it("is checked by the screen's rule once it is readable and within bounds", () => {
    const balance = { ...rules, validateAmount: () => 'more than the balance' };
    expect(refuseMoney('100', 'en', balance)).toBe('more than the balance');
    expect(refuseMoney('10', 'en', balance)).toBe('at least 50.00\u00a0USDT');
  });
});
