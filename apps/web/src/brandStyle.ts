import { brandCss, defineBrand } from '@meridian/ui/brand';
import { brand } from './brand.ts';

/** The values of the brand for the head of every page. The policy of the cabinet allows it by its hash. */
export const brandStyle = (): string =>
  `${brandCss(defineBrand(brand))}\n:root{color-scheme:var(--mn-scheme)}`;
