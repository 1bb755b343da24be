import type { AmountPrecision, Money } from '@meridian/money';
import { isLongFigure, PANEL, SHORT } from './longFigure.ts';
import { type FigureSign, writeFigure } from './writeFigure.ts';

/** An amount and how it is written. */
export interface AmountFigure {
  /** Never rounded. */
  readonly value: Money;
  /** `always` puts a plus before income, for lists of operations. */
  readonly sign?: FigureSign;
  /**
   * `glance` cuts the digits beyond 2 (or 6 for BTC and the like), towards zero, but shows at least four significant ones. Only
   * where the exact amount is one press away, never for a fee, a confirmation or details.
   */
  readonly precision?: AmountPrecision;
}

/** The texts and attributes of a written amount. */
export interface AmountLayout {
  /** The digit groups. A long figure wraps between them before it breaks anywhere else. */
  readonly groups: readonly string[];
  /** What is between the figure and its currency. */
  readonly space: string;
  readonly attributes: Readonly<Record<'data-wide' | 'data-long', string | undefined>>;
}

/** A currency alone in a line would be read as another amount. */
const UNBROKEN_SPACE = '\u00a0';

/** What replaces the digits of a hidden amount. */
export const hiddenAmount: AmountLayout = {
  groups: ['•••••'],
  space: UNBROKEN_SPACE,
  attributes: { 'data-wide': undefined, 'data-long': undefined },
};

/** How `Amount` writes an amount, for code that writes one without React. */
export function layOutAmount({ value, sign, precision }: AmountFigure, locale: string): AmountLayout {
  const figure = writeFigure(value, locale, sign, precision);
  const isWide = figure.length > SHORT;
  // Decimals stay with the last group.
  const groups = isWide ? figure.split(/(?<=[\s,.])(?=.*[\s,.])/u) : [figure];
  const isLastLong = (groups.at(-1) ?? '').length > SHORT;
  return {
    groups,
    space: isLastLong ? ' ' : UNBROKEN_SPACE,
    attributes: {
      'data-wide': figure.length > PANEL ? 'panel' : isWide ? 'true' : undefined,
      'data-long': isLongFigure(figure) ? 'true' : undefined,
    },
  };
}
