import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { brand, fonts } from '@meridian/web/brand';
import { resolveInBrand } from './brandFonts.ts';
import { firstFamily } from './preloadedFonts.ts';

const family = firstFamily(brand.font.text);
const entry = fonts[family];
const file = typeof entry === 'object' ? entry.trueType : undefined;

/** The font of icons and link previews: the file of the brand's font, or what this machine has for it. */
export const pictureFont: NonNullable<ResvgRenderOptions['font']> =
  file === undefined
    ? { loadSystemFonts: true, defaultFontFamily: family }
    : { fontFiles: [resolveInBrand(file)], loadSystemFonts: false };
