/** The number of characters that fit on one line on any screen. */
const LONG = 20;

/** The number of characters that fit on one line as the leading number of a panel. */
export const PANEL = 13;

/** The number of characters that fit on one line at 200 % text size, in a nested card. */
export const SHORT = 10;

export const isLongFigure = (figure: string): boolean => figure.length > LONG;

/**
 * A figure does not wrap unless it is long (`data-long`). It is always left-to-right, so that the minus stays
 * before the digits in right-to-left text. Without its `wbr` no figure breaks, whatever `white-space` is.
 */
export const figureRules = `
  direction: ltr;
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums slashed-zero;
  white-space: nowrap;

  &:not([data-long]) wbr { display: none; }

  &[data-long] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
