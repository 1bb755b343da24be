import { applyBrand, pinScheme, type Brand } from '@meridian/ui';
import { commands } from 'vitest/browser';
import { brands } from '../StoryEnvironment.tsx';
import type { Wish } from './pictureCommands.ts';

/** How a grid is dressed for a picture. Light speaks English and dark Russian, so that both alphabets are pictured. */
export interface Look {
  /** In the file's name: `meridian-light`. */
  name: string;
  brand: Brand;
  scheme: 'light' | 'dark';
  language: 'en' | 'ru';
  /** What the person has asked of every page, if anything. */
  wish?: Wish;
}

const nameOf = (brand: Brand) => brand.name.toLowerCase();

const looksOf = (brand: Brand): Look[] => [
  { name: `${nameOf(brand)}-light`, brand, scheme: 'light', language: 'en' },
  { name: `${nameOf(brand)}-dark`, brand, scheme: 'dark', language: 'ru' },
];

/** Where colours are forced, a brand has none of its own; with more contrast each is derived by the same rules. */
const wishesOf = (brand: Brand): Look[] => [
  { name: `${nameOf(brand)}-forced`, brand, scheme: 'light', language: 'en', wish: 'forced colours' },
  { name: `${nameOf(brand)}-contrast`, brand, scheme: 'dark', language: 'ru', wish: 'more contrast' },
];

export const looks: readonly Look[] = [
  ...Object.values(brands).flatMap(looksOf),
  ...Object.values(brands).slice(0, 1).flatMap(wishesOf),
];

let granted: Wish | undefined;

/** Dresses what is on the page by custom properties, one attribute and what the browser says of the person: nothing renders. */
export async function wear({ brand, scheme, wish }: Look) {
  applyBrand(brand);
  pinScheme(scheme);
  if (wish !== granted) await commands.grantWish(wish);
  granted = wish;
}
