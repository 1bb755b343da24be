import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDecimal } from './arbitraryDecimal.ts';
import { type AmountPrecision, columnDecimals, formatFigure } from './formatAmount.ts';
import type { Money } from './Money.ts';

const usdt = (amount: `${number}`): Money => ({ amount, currency: 'USDT' });

test('adds zeros to exact amounts and digits to cut ones', () => {
  const column = [
    [usdt('4.172000'), 'exact'],
    [usdt('3.080000'), 'exact'],
    [usdt('1250.012345'), 'glance'],
    [usdt('-1000.000000'), 'exact'],
  ] as const;
  const decimals = columnDecimals(column).get('USDT');
  expect(column.map(([money, precision]) => formatFigure(money, 'en', precision, decimals))).toEqual([
    '4.172',
    '3.080',
    '1,250.012',
    '-1,000.000',
  ]);
});

test('amounts of one currency in a column have the same number of decimals, and none is another amount', () => {
  const precision = fc.constantFrom<AmountPrecision>('exact', 'glance');
  const row = fc.tuple(
    fc.record({ amount: arbitraryDecimal(), currency: fc.constantFrom('USDT', 'BTC') }),
    precision,
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (column) => {
      const decimals = columnDecimals(column);
      const seen = new Map<string, number>();
      for (const [money, shownAs] of column) {
        const figure = formatFigure(money, 'en', shownAs, decimals.get(money.currency));
        const length = figure.split('.')[1]?.length ?? 0;
        expect(seen.get(money.currency) ?? length).toBe(length);
        seen.set(money.currency, length);
        const bare = figure
          .replaceAll(',', '')
          .replace(/\.?0*$/, (zeros) => (figure.includes('.') ? '' : zeros));
        if (bare.replace(/^-/, '') !== '0' && bare !== '') expect(money.amount.startsWith(bare)).toBe(true);
      }
    }),
  );
});
