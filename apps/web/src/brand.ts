import type { BrandChoices } from '@meridian/ui/brand';
import type { ServedFonts } from './ServedFont.ts';

/** Name, logo, colours and fonts of the product. */
export const brand: BrandChoices = {
  name: 'Meridian',
  accent: 'oklch(50% 0.1 215)',
  neutral: 230,
  radius: { control: 8, card: 12, sheet: 16 },
  font: {
    text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
    heading: "'Source Serif 4', 'Source Serif fallback', Georgia, serif",
  },
  headingWeight: 500,
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2c1.5 0 3.2 3.3 3.2 8s-1.7 8-3.2 8-3.2-3.3-3.2-8 1.7-8 3.2-8Z',
  },
};

/** The contacts that the sandbox of `npm start` shows. Another API has its own: `/settings/contacts`. */
export const contacts = {
  email: 'support@meridian.example',
  website: 'meridian.example',
  telegram: 'meridian_support',
};

/**
 * The fonts that the product serves, by their name in `brand.font`. One entry is all that a font needs: a package of Fontsource,
 * or files. A family without an entry is one of the visitor's device.
 */
export const fonts: ServedFonts = {
  'Inter Variable': {
    package: '@fontsource-variable/inter',
    fallback: {
      family: 'Inter fallback',
      local: ['Arial', 'Liberation Sans'],
      sizeAdjust: 107.06,
      ascent: 90.49,
      descent: 22.53,
    },
    trueType: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  },
  // For what is read: titles of public pages, the sentence of a receipt. One weight, in subsets that `pyftsubset` of fonttools wrote
  // from the files of `@fontsource/source-serif-4` 5.3.1, with the licence inside.
  'Source Serif 4': {
    weight: '500',
    files: [
      {
        path: './fonts/source-serif-4-cyrillic-500.woff2',
        unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+2116',
      },
      {
        path: './fonts/source-serif-4-latin-500.woff2',
        unicodeRange: 'U+0020-007E, U+00A0, U+00AB, U+00BB, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
      },
    ],
    fallback: {
      family: 'Source Serif fallback',
      local: ['Times New Roman', 'Liberation Serif'],
      sizeAdjust: 119.4,
      ascent: 86.77,
      descent: 28.06,
    },
  },
  'Source Code Pro Variable': '@fontsource-variable/source-code-pro',
};
