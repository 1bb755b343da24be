import type { Schema } from '@meridian/api-client';
import { formatMoney, isZero, type Money } from '@meridian/money';
import { type Figure, type Figures, markFigure } from '@meridian/page-parts';
import type { AmountFigure } from '@meridian/ui';

type Balance = Schema<'Balance'>;
type Statistics = Schema<'Statistics'>;

export const leadFigures = ['heldAccruals', 'result', 'fees'] as const;

type LeadFigure = (typeof leadFigures)[number];

type DepositsFigure = 'onDeposit' | 'alsoOnDeposit' | 'counted' | LeadFigure | `${LeadFigure}.others`;

export const placeOf: (figure: DepositsFigure) => Readonly<Record<string, string>> = markFigure;

const owned = (amounts: readonly Money[]) => amounts.filter(({ amount }) => !isZero(amount));

const othersOf = ({ currency, currencies }: Balance) =>
  Object.entries(currencies).flatMap(([code, figures]) => (code === currency ? [] : figures));

/** What is on deposit in the other currencies, as an enumeration; empty without any. */
export function alsoOnDeposit(balance: Balance, locale: string): string {
  const amounts = owned(othersOf(balance).map(({ onDeposit }) => onDeposit));
  return new Intl.ListFormat(locale).format(amounts.map((money) => formatMoney(money, locale)));
}

/** A figure in the main currency, then in the others, cut as in the list below, whose details are exact. Undefined where the server sent nothing for the main currency. */
export function leadFigureOf(
  figure: LeadFigure,
  balance: Balance,
  statistics: Statistics,
): readonly AmountFigure[] {
  const { others } = statistics;
  const amountsOf = (): readonly (Money | undefined)[] => {
    switch (figure) {
      case 'heldAccruals':
        return [
          balance.currencies[balance.currency]?.heldAccruals,
          ...owned(othersOf(balance).map(({ heldAccruals }) => heldAccruals)),
        ];
      case 'result':
        return [statistics.depositsResult, ...owned(others.map(({ depositsResult }) => depositsResult))];
      case 'fees':
        return [statistics.fees, ...owned(others.map(({ fees }) => fees))];
    }
  };
  const sign = figure === 'fees' ? 'negative' : 'always';
  return amountsOf().flatMap((value) => (value ? { value, sign, precision: 'glance' } : []));
}

/** The figures that the skeleton of the deposits has places for. */
export function depositFigures(
  balance: Balance,
  statistics: Statistics,
  locale: string,
): Figures<AmountFigure, DepositsFigure> | undefined {
  const shown = balance.currencies[balance.currency];
  if (!shown) return undefined;
  const found: Partial<Record<DepositsFigure, Figure<AmountFigure>>> = {
    onDeposit: { value: shown.onDeposit, precision: 'glance' },
  };
  const also = alsoOnDeposit(balance, locale);
  if (also !== '') found.alsoOnDeposit = also;
  if (balance.countedDate !== undefined) found.counted = { time: balance.countedDate, precision: 'day' };
  for (const figure of leadFigures) {
    const [own, ...others] = leadFigureOf(figure, balance, statistics);
    if (own) found[figure] = own;
    found[`${figure}.others`] = others;
  }
  return found;
}
