import type { BrandChoices } from './BrandChoices.ts';

/** What Meridian decides: petrol on cool neutrals. Its palettes are in `defaultBrand`; this alone weighs nothing. */
export const meridian: BrandChoices = {
  name: 'Meridian',
  accent: { lightness: 0.5, chroma: 0.1, hue: 215 },
  neutralHue: 230,
  radius: { control: 6, card: 10, sheet: 16 },
  font: {
    sans: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', Menlo, monospace",
  },
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2c1.5 0 3.2 3.3 3.2 8s-1.7 8-3.2 8-3.2-3.3-3.2-8 1.7-8 3.2-8Z',
  },
};
