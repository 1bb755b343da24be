import type { Oklch } from './colour.ts';

/** What a company decides; everything else follows from these. */
export interface BrandChoices {
  readonly name: string;
  /** The colour of the one main action, as it is in the light scheme. */
  readonly accent: Oklch;
  /** Hue of the greys, in degrees; near the accent's reads calm. */
  readonly neutralHue: number;
  /** Corners in pixels. */
  readonly radius: { readonly control: number; readonly card: number; readonly sheet: number };
  /** CSS font families, the brand's own first. */
  readonly font: { readonly sans: string; readonly mono: string };
  /** The mark as one path, drawn in the current colour; left out, the name stands alone. */
  readonly logo?: { readonly viewBox: string; readonly path: string };
}
