import type { AmountPrecision, Money } from '@meridian/money';
import { isLongFigure, PANEL, SHORT } from './longFigure.ts';
import { type FigureSign, splitFigure, writeFigure } from './writeFigure.ts';

/** An amount and how it is written. */
export interface AmountFigure {
  /** Never rounded. As a leading number, the digits beyond 2 (or 6 for BTC and the like) are smaller and muted. */
  readonly value: Money;
  /** `always` puts a plus before income, for lists of operations. */
  readonly sign?: FigureSign;
  /**
   * `glance` cuts the digits beyond 2 (or 6 for BTC and the like), towards zero, but shows at least four significant ones. Only
   * where the exact amount is one press away, never for a fee, a confirmation or details.
   */
  readonly precision?: AmountPrecision;
  /** At least these decimals, by `columnDecimals` of `@meridian/money`: amounts of one column have the same number. */
  readonly decimals?: number | undefined;
}

/** The texts and attributes of a written amount. */
export interface AmountLayout {
  /** The digit groups. A long figure wraps between them before it breaks anywhere else. */
  readonly groups: readonly string[];
  /** The digits that a glance does not need. */
  readonly tail: string;
  /** What is between the figure and its currency. */
  readonly space: string;
  readonly attributes: Readonly<Record<'data-wide' | 'data-long', string | undefined>>;
}

/** A currency alone in a line would be read as another amount. */
const UNBROKEN_SPACE = '\u00a0';

/** What replaces the digits of a hidden amount. */
export const hiddenAmount: AmountLayout = {
  groups: ['•••••'],
  tail: '',
  space: UNBROKEN_SPACE,
  attributes: { 'data-wide': undefined, 'data-long': undefined },
};

/** How `Amount` writes an amount, for code that writes one without React. */
export function layOutAmount(
  { value, sign, precision, decimals }: AmountFigure,
  locale: string,
): AmountLayout {
  const figure = writeFigure(value, locale, sign, precision, decimals);
  const [head, tail] = splitFigure(figure, value.currency, locale);
  const isWide = figure.length > SHORT;
  // Decimals stay with the last group.
  const groups = isWide ? head.split(/(?<=[\s,.])(?=.*[\s,.])/u) : [head];
  const isLastLong = (groups.at(-1) ?? '').length + tail.length > SHORT;
  return {
    groups,
    tail,
    space: isLastLong ? ' ' : UNBROKEN_SPACE,
    attributes: {
      'data-wide': figure.length > PANEL ? 'panel' : isWide ? 'true' : undefined,
      'data-long': isLongFigure(figure) ? 'true' : undefined,
    },
  };
}
