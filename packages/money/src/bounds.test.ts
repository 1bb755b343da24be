import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './arithmetic.ts';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import { type Bounds, narrowest } from './bounds.ts';

const bounds = (minimum: `${number}`, maximum: `${number}`, currency = 'USDT'): Bounds => ({
  minimum: { amount: minimum, currency },
  maximum: { amount: maximum, currency },
});

describe('bounds that apply together', () => {
  it('take the larger minimum and the smaller maximum, by value and not by text', () => {
    expect(narrowest(bounds('50', '9000.00'), bounds('100.5', '10000'))).toEqual(bounds('100.5', '9000.00'));
  });

  it('leave out those of another currency', () => {
    expect(narrowest(bounds('50', '9000'), bounds('0.1', '5', 'BTC'))).toEqual(bounds('50', '9000'));
  });

  it('allow an amount exactly when each of them does', () => {
    const anyBounds = fc.tuple(arbitraryDecimal(), arbitraryDecimal()).map(([a, b]) => bounds(a, b));
    const allow = ({ minimum, maximum }: Bounds, amount: `${number}`) =>
      compare(amount, minimum.amount) >= 0 && compare(amount, maximum.amount) <= 0;
    fc.assert(
      fc.property(anyBounds, anyBounds, arbitraryDecimal(), (one, other, amount) => {
        expect(allow(narrowest(one, other), amount)).toBe(allow(one, amount) && allow(other, amount));
      }),
    );
  });
});
