import * as token from './tokens/tokens.ts';

/** How the one number that leads a screen is set, whether by `Amount` or by `Stat`; smaller where the screen is, and whole there even with text twice as large. */
export const leadingFigure = `
  font-size: clamp(min(${token.text32}, 13vw), 9vw, ${token.text44});
  line-height: 1.18;
  letter-spacing: -0.02em;
`;

/** A figure of more digits, smaller on a phone, so that it stays in one line there. */
export const wideLeadingFigure = `
  font-size: clamp(${token.text20}, 7.5vw, ${token.text44});
`;
