import type { BrandChoices } from '../brand/BrandChoices.ts';

/** Petrol on cool neutrals, with a neutral name and mark: the default brand. */
export const plain: BrandChoices = {
  name: 'Plain',
  accent: 'oklch(50% 0.1 215)',
  neutral: 230,
  radius: { control: 8, card: 12, sheet: 16 },
  font: { text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif" },
  logo: {
    viewBox: '0 0 24 24',
    path: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm3 5v8h8V8Z',
  },
};
