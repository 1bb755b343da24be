import type { BrandChoices } from './BrandChoices.ts';
import { usualChoices } from './usualChoices.ts';

/** The greys of a brand, with the usual chroma where their hue alone is given. */
export const neutralOf = ({ neutral }: Pick<BrandChoices, 'neutral'>): { hue: number; chroma: number } =>
  typeof neutral === 'number' ? { hue: neutral, ...usualChoices.neutral } : neutral;
