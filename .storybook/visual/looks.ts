import { applyBrand, pinScheme, type Brand } from '@meridian/ui';
import { brands } from '../StoryEnvironment.tsx';

/** How a grid is shown in a picture. Light is in English and dark in Russian, so that both alphabets are in the pictures. */
export interface Look {
  /** In the file's name: `meridian-light`. */
  name: string;
  brand: Brand;
  scheme: 'light' | 'dark';
  language: 'en' | 'ru';
}

const lookOf = (brand: Brand, scheme: Look['scheme'], language: Look['language']): Look => ({
  name: `${brand.name.toLowerCase()}-${scheme}`,
  brand,
  scheme,
  language,
});

/** The default brand in both schemes, and a second brand, which shows a value that is fixed instead of the brand's. */
export const looks: readonly Look[] = Object.values(brands)
  .slice(0, 2)
  .flatMap((brand, index) => [
    lookOf(brand, 'light', 'en'),
    ...(index === 0 ? [lookOf(brand, 'dark', 'ru')] : []),
  ]);

/** Applies a look by custom properties and one attribute: nothing renders. */
export function wear({ brand, scheme }: Look): void {
  applyBrand(brand);
  pinScheme(scheme);
}
