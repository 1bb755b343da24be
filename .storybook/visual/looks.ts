import { applyBrand, pinScheme, type Brand } from '@meridian/ui';
import { brands } from '../StoryEnvironment.tsx';

/** A look of a grid. Light is in English and dark in Russian, so that screenshots contain both alphabets. */
export interface Look {
  /** Used in the file name: `meridian-light`. */
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

/** The default brand in both schemes, and a second brand, which reveals hard-coded values. */
export const looks: readonly Look[] = Object.values(brands)
  .slice(0, 2)
  .flatMap((brand, index) => [
    lookOf(brand, 'light', 'en'),
    ...(index === 0 ? [lookOf(brand, 'dark', 'ru')] : []),
  ]);

/** Applies a look through custom properties and one attribute, without rendering. */
export function applyLook({ brand, scheme }: Look): void {
  applyBrand(brand);
  pinScheme(scheme);
}
