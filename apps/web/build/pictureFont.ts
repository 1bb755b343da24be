import { createRequire } from 'node:module';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { brand, fontFiles } from '#brand';

const [first = ''] = (brand.font.heading ?? brand.font.text).split(',');
const family = first.trim().replaceAll(/^['"]|['"]$/g, '');
const file = fontFiles[family];

/** The font of icons and link previews: the file of the brand's font, or what this machine has for it. */
export const pictureFont: NonNullable<ResvgRenderOptions['font']> =
  file === undefined
    ? { loadSystemFonts: true, defaultFontFamily: family }
    : {
        fontFiles: [createRequire(new URL('../src/brand.ts', import.meta.url)).resolve(file)],
        loadSystemFonts: false,
      };
