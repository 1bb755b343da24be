import * as token from './tokens/tokens.ts';

/** The space between a page and the edges of the window. */
export const pageGutter = `clamp(${token.space4}, 3vw, ${token.space8})`;

/** The widest box whose content, inside the gutters, has this width. */
export const withGutters = (content: string) => `calc(${content} + 2 * ${token.space8})`;

/** The width of a page of cards and lists. */
export const pageWidth = '1120px';
