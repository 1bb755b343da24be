import { brandCss, defineBrand } from '@meridian/ui/brand';
import { brand } from '#brand';
import { outdatedRules } from './site/outdated.ts';

/** The values of the brand for the head of every page, and what hides the notice for old browsers. The policy of the cabinet allows it by its hash. */
export const brandStyle = (): string =>
  `${brandCss(defineBrand(brand))}\n:root{color-scheme:var(--mn-scheme)}\n${outdatedRules}`;
