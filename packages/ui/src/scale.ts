import { rem } from './rem.ts';
import type { TokenName } from './tokens/index.ts';
import type { ColourName } from './palette.ts';

type BrandedName =
  | `radius${'Control' | 'Card' | 'Sheet'}`
  | `font${string}`
  | 'weightHeading'
  | 'mark'
  | `shadow${string}`;

/** Values that are the same in every brand and scheme. Text is in rem, so that it follows the user's text size. */
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
  text12: rem(0.75),
  line12: rem(1),
  text14: rem(0.875),
  line14: rem(1.25),
  text16: rem(1),
  line16: rem(1.5),
  text18: rem(1.125),
  line18: rem(1.75),
  text20: rem(1.25),
  line20: rem(1.75),
  text24: rem(1.5),
  line24: rem(2),
  text32: rem(2),
  line32: rem(2.5),
  text44: rem(2.75),
  line44: rem(3.25),
  text60: rem(3.75),
  line60: rem(4),
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
