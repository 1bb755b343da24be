import type { BrandChoices } from '../brand/BrandChoices.ts';

/** Designed for the dark scheme and starts in it; large corners. Import `brands/nocturne.css` with it. */
export const nocturne: BrandChoices = {
  name: 'Nocturne',
  accent: 'oklch(74% 0.15 295)',
  neutral: { hue: 290, chroma: 0.03 },
  radius: { control: 14, card: 22, sheet: 28 },
  font: { text: "'Manrope Variable', 'Manrope fallback', system-ui, sans-serif" },
  headingWeight: 700,
  scheme: 'dark',
  logo: {
    viewBox: '0 0 24 24',
    path: 'M14.5 2.3A10 10 0 1 0 21.7 16 8.2 8.2 0 0 1 14.5 2.3Z',
  },
};
