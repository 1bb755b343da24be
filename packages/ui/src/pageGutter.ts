import { media } from './media.ts';
import * as token from './tokens/tokens.ts';

/** The space between a page and the edges of the window. */
export const pageGutter = `clamp(${token.space4}, 3vw, ${token.space8})`;

/** The widest box whose content, inside the gutters, has this width. */
export const withGutters = (content: string) => `calc(${content} + 2 * ${token.space8})`;

/** The box of a page of cards and lists, centred in its space. */
export const pageBox = `
  box-sizing: border-box;
  max-inline-size: ${withGutters('1120px')};
  margin-inline: auto;
  padding: ${pageGutter};

  ${media.spacious} {
    max-inline-size: ${withGutters('1280px')};
  }
`;
