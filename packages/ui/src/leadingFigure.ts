import * as token from './tokens/tokens.ts';

/** How the one number that leads a screen is set, whether by `Amount` or by `Stat`; smaller where the screen is. */
export const leadingFigure = `
  font-size: clamp(${token.text32}, 9vw, ${token.text44});
  line-height: 1.18;
  letter-spacing: -0.02em;
`;
