import { DEFAULT_CHROMA } from './derivePalette.ts';
import type { BrandChoices } from './BrandChoices.ts';

/** Defaults of optional brand values. The docs show them too. */
export const defaultChoices = {
  neutral: { chroma: DEFAULT_CHROMA },
  font: { mono: "'Source Code Pro Variable', ui-monospace, monospace" },
  headingWeight: 600,
  scheme: 'system',
  shadow: 'soft',
} as const;

/** The hue and chroma of a brand's greys. */
export const chooseNeutral = ({ neutral }: Pick<BrandChoices, 'neutral'>): { hue: number; chroma: number } =>
  typeof neutral === 'number' ? { hue: neutral, ...defaultChoices.neutral } : neutral;
