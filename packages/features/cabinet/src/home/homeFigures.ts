import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { type Figure, type Figures, markFigure, markWord } from '@meridian/page-parts';
import type { AmountFigure } from '@meridian/ui';
import { figureByType, getShownBalance } from '../balance/getShownBalance.ts';

type Balance = Schema<'Balance'>;
type Statistics = Schema<'Statistics'>;

/** All currencies in one, only to look at. Null where the courses are not known, or none is needed. */
export function convertedTotal({ worth, currencies }: Balance): Schema<'Money'> | null {
  const isConverted = Object.values(currencies).some(
    ({ total }) => total.currency !== worth?.total.currency && !isZero(total.amount),
  );
  return worth && isConverted ? worth.total : null;
}

/** In the order of section 2 of the specification. */
export const barFigures = ['refill', 'withdraw', 'activeDeposits', 'earned', 'referrals', 'total'] as const;

type BarFigure = (typeof barFigures)[number];

/** A figure of the bar in the main currency, and in others that it is not zero in. */
export const barFigureOf = (figure: BarFigure, statistics: Statistics) => ({
  own: statistics[figure],
  others: statistics.others.map(({ [figure]: money }) => money).filter(({ amount }) => !isZero(amount)),
});

/** What came of the money, and whether of all currencies. Cut as every figure of the home: its parts are exact, on a press. */
export function moneyResultOf({ others, overall, result }: Statistics) {
  const isOfAll = others.length > 0;
  const { result: value } = isOfAll ? overall : result;
  return {
    title: isOfAll ? 'ofAll' : 'title',
    figure: { value, sign: 'always', precision: 'glance' },
  } as const;
}

/** As long as most amounts: placeholders of amounts are of this size. */
export const sample = { amount: '1000', currency: 'USDT' } as const;

/** As long as most sums of amounts: some wrap, or have smaller digits. */
export const longSample = { amount: '10000.123456', currency: 'USDT' } as const;

/** A place in the skeleton of the home. */
type HomeFigure =
  | 'currency'
  | 'label'
  | 'shown'
  | 'worth'
  | 'counted'
  | BarFigure
  | `${BarFigure}.other`
  | `${BarFigure}.others`
  | 'resultTitle'
  | 'result';

export const placeOf: (figure: HomeFigure) => Readonly<Record<string, string>> = markFigure;

export const textOf: (
  figure: HomeFigure,
  texts?: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>> = markWord;

/**
 * The figures that the skeleton of the home has places for. Undefined where the page may begin with something else: the first steps, or a
 * sentence in place of a figure.
 */
export function homeFigures(
  balance: Balance,
  statistics: Statistics,
): Figures<AmountFigure, HomeFigure> | undefined {
  const { worth, countedDate, currency, type } = balance;
  const shown = getShownBalance(balance);
  const hasInvested = [statistics, ...statistics.others].some(
    ({ activeDeposits, depositsResult }) => !isZero(activeDeposits.amount) || !isZero(depositsResult.amount),
  );
  if (!worth || !shown || !hasInvested) return undefined;
  const result = moneyResultOf(statistics);
  const found: Partial<Record<HomeFigure, Figure<AmountFigure>>> = {
    currency,
    label: figureByType[type],
    shown: { value: shown, precision: 'glance' },
    resultTitle: result.title,
    result: result.figure,
  };
  const total = convertedTotal(balance);
  if (total) found.worth = { value: total, precision: 'glance' };
  if (countedDate !== undefined) found.counted = { time: countedDate, precision: 'day' };
  for (const figure of barFigures) {
    const { own, others } = barFigureOf(figure, statistics);
    const [only] = others;
    found[figure] = { value: own, precision: 'glance' };
    if (only && others.length === 1)
      found[`${figure}.other`] = { value: only, sign: 'always', precision: 'glance' };
    if (others.length > 1) found[`${figure}.others`] = `+${others.length}`;
  }
  return found;
}
