import { applyBrand, pinScheme, type Brand } from '@meridian/ui';
import { brands } from '../StoryEnvironment.tsx';

/** How a grid is dressed for a picture. Light speaks English and dark Russian, so that both alphabets are pictured. */
export interface Look {
  /** In the file's name: `meridian-light`. */
  name: string;
  brand: Brand;
  scheme: 'light' | 'dark';
  language: 'en' | 'ru';
}

const looksOf = (brand: Brand): Look[] => [
  { name: `${brand.name.toLowerCase()}-light`, brand, scheme: 'light', language: 'en' },
  { name: `${brand.name.toLowerCase()}-dark`, brand, scheme: 'dark', language: 'ru' },
];

export const looks: readonly Look[] = Object.values(brands).flatMap(looksOf);

/** Dresses what is on the page by custom properties and one attribute: nothing renders. */
export function wear({ brand, scheme }: Look) {
  applyBrand(brand);
  pinScheme(scheme);
}
