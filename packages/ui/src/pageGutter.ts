import { media } from './media.ts';
import * as token from './tokens/tokens.ts';

/** The space between a page and the edges of the window. */
export const pageGutter = `clamp(${token.space4}, 3vw, ${token.space8})`;

/** The widest box whose content, inside the gutters, has this width. */
export const withGutters = (content: string) => `calc(${content} + 2 * ${token.space8})`;

const [usual, spacious] = ['1120px', '1280px'] as const;

/** The width of a task, which begins where the title of its page does and does not widen with a spacious page. */
export const taskWidth = usual;

/** The box of a page of cards and lists, centred in its space. */
export const pageBox = `
  box-sizing: border-box;
  max-inline-size: ${withGutters(usual)};
  margin-inline: auto;
  padding: ${pageGutter};

  ${media.spacious} {
    max-inline-size: ${withGutters(spacious)};
  }
`;

/** For a bar as wide as the space around a `pageBox`: what is in it begins and ends where the page does. */
export const barGutters = `
  padding-inline: max(${pageGutter}, (100% - ${usual}) / 2);

  ${media.spacious} {
    padding-inline: max(${pageGutter}, (100% - ${spacious}) / 2);
  }
`;
