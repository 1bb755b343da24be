/** Digits and signs that any screen has room for in a line. */
const LONG = 20;

/** The same with text twice as large, in a card within a card. */
export const SHORT = 10;

export const isLongFigure = (figure: string): boolean => figure.length > LONG;

/**
 * A figure stays in one line unless it is long (`data-long`), and reads from the left: among words that run from right
 * to left the sign still stands before the digits. Without its `wbr` no figure breaks, whatever `white-space` says.
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
