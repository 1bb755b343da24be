import type { BrandChoices } from '@meridian/ui/brand';
import { meridian } from '@meridian/ui/brands/meridian';

/** Name, logo, colours and fonts of the product. A white-label partner changes this file and the messages, nothing else. */
export const brand: BrandChoices = meridian;
