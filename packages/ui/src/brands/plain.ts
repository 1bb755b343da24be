import type { BrandChoices } from '../brand/BrandChoices.ts';

/** Petrol on cool neutrals: the default brand. */
export const meridian: BrandChoices = {
  name: 'Meridian',
  accent: 'oklch(50% 0.1 215)',
  neutral: 230,
  radius: { control: 6, card: 10, sheet: 16 },
  font: { text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif" },
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2c1.5 0 3.2 3.3 3.2 8s-1.7 8-3.2 8-3.2-3.3-3.2-8 1.7-8 3.2-8Z',
  },
};
