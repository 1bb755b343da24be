import type { BrandChoices } from '@meridian/ui/brand';
import type { ServedFonts } from './ServedFont.ts';

/** Another brand, for the build with the pseudo-language: a test looks for the real one in everything that it makes and sends. */
export const brand: BrandChoices = {
  name: 'Aurora',
  accent: '#7a3e0b',
  neutral: 40,
  radius: { control: 2, card: 4, sheet: 8 },
  font: { text: "'Manrope Variable', sans-serif", heading: "'Source Serif 4 Variable', serif" },
  logo: { viewBox: '0 0 16 16', path: 'M8 1 15 15H1Z' },
};

export const contacts = {
  email: 'help@aurora.example',
  website: 'aurora.example',
  telegram: 'aurora_help',
};

export const fonts: ServedFonts = {
  'Manrope Variable': '@fontsource-variable/manrope',
  'Source Serif 4 Variable': { package: '@fontsource-variable/source-serif-4' },
};
