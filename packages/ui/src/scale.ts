import type { TokenName } from './TokenName.ts';
import type { ColourName } from './palette.ts';

type BrandedName =
  | `radius${'Control' | 'Card' | 'Sheet'}`
  | `font${string}`
  | 'weightHeading'
  | `shadow${string}`;

/** What every brand and both schemes have in common. Text is in rem, so that it follows the reader's own size. */
export const scale = {
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '20px',
  space6: '24px',
  space8: '32px',
  space10: '40px',
  space12: '48px',
  space16: '64px',
  radiusFull: '9999px',
  text12: '0.75rem',
  line12: '1rem',
  text14: '0.875rem',
  line14: '1.25rem',
  text16: '1rem',
  line16: '1.5rem',
  text20: '1.25rem',
  line20: '1.75rem',
  text24: '1.5rem',
  line24: '2rem',
  text32: '2rem',
  line32: '2.5rem',
  text44: '2.75rem',
  line44: '3.25rem',
  text60: '3.75rem',
  line60: '4rem',
  weightRegular: '400',
  weightMedium: '500',
  weightStrong: '600',
  motionFast: '120ms',
  motion: '200ms',
  motionFigure: '700ms',
  targetMin: '44px',
  opacityDisabled: '0.45',
  layerSticky: '10',
  layerOverlay: '100',
  layerToast: '200',
} as const satisfies Record<Exclude<TokenName, ColourName | BrandedName>, string>;
