import { brandCss, defineBrand } from '@meridian/ui/brand';
import { brand } from '@meridian/web/brand';
import { outdatedRules } from './outdated.ts';

/** The values of the brand for the head of every page, and what hides the notice for old browsers. The policy of the cabinet allows it by its hash. */
export const brandStyle = (): string =>
  `${brandCss(defineBrand(brand))}\n:root{color-scheme:var(--mn-scheme)}\n${outdatedRules}`;
