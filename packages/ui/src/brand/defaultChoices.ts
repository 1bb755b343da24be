import { USUAL_CHROMA } from './derivePalette.ts';
import type { BrandChoices } from './BrandChoices.ts';

/** What those values are that a brand leaves out, and that are no rule of their own: the docs show these very ones. */
export const usualChoices = {
  neutral: { chroma: USUAL_CHROMA },
  font: { mono: "'Source Code Pro Variable', ui-monospace, monospace" },
  headingWeight: 600,
  scheme: 'system',
  shadow: 'soft',
} as const;

/** The greys of a brand, with the usual chroma where their hue alone is given. */
export const neutralOf = ({ neutral }: Pick<BrandChoices, 'neutral'>): { hue: number; chroma: number } =>
  typeof neutral === 'number' ? { hue: neutral, ...usualChoices.neutral } : neutral;
