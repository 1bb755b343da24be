import { createRequire } from 'node:module';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { brand, fontFiles } from '@meridian/web/brand';
import { firstFamily } from './preloadedFonts.ts';

const require = createRequire(import.meta.url);

const family = firstFamily(brand.font.text);
const file = fontFiles[family];

/** The font of icons and link previews: the file of the brand's font, or what this machine has for it. */
export const pictureFont: NonNullable<ResvgRenderOptions['font']> =
  file === undefined
    ? { loadSystemFonts: true, defaultFontFamily: family }
    : {
        fontFiles: [createRequire(require.resolve('@meridian/web/brand')).resolve(file)],
        loadSystemFonts: false,
      };
