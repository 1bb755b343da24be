import * as token from './tokens/tokens.ts';

/**
 * Type of the one leading number of a screen, in `Amount` and `Stat`. Scales with the viewport, so that it fits
 * at 200 % text size.
 */
export const leadingFigure = `
  font-size: clamp(min(${token.text32}, 13vw), 9vw, ${token.text44});
  line-height: 1.18;
  letter-spacing: -0.02em;
`;

/** A figure of more digits, smaller on a phone, so that it stays in one line there. */
export const wideLeadingFigure = `
  font-size: clamp(${token.text20}, 7.5vw, ${token.text44});
`;
