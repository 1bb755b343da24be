import type { BrandChoices } from '@meridian/ui/brand';

/** The first of some CSS font families, without quotes. */
export const firstFamily = (families: string): string =>
  families
    .split(',')[0]
    ?.trim()
    .replaceAll(/^['"]|['"]$/g, '') ?? '';

/** The files of a family with a subset, such as `inter-latin-wght-normal.woff2`. None for a font that the site does not serve. */
const filesOf = (css: string, family: string, subset: string): string[] =>
  [...css.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .filter(([rule]) => /font-family:\s*['"]?([^;'"}]*)/.exec(rule)?.[1] === family)
    .flatMap(([rule]) => [...rule.matchAll(/\/assets\/[^)'"]+\.woff2/g)].map(([address]) => address))
    // The name of `latin-ext` begins with `latin`.
    .filter((address) => new RegExp(`-${subset}-(?!ext-)`).test(address));

/**
 * The fonts that a page preloads: what its first screen is drawn with, two files at most, because they delay the first paint. With a font
 * of its own for headings, these are both fonts in the main subset of the language; else the one font in its first two subsets. A font
 * with single weights has its first one there: a second weight of the text would take the place of the headings.
 */
export function preloadedFonts(
  css: string,
  { heading, text }: BrandChoices['font'],
  subsets: readonly string[],
): readonly string[] {
  const families = new Set([text, heading ?? text].map(firstFamily));
  const fonts = subsets.flatMap((subset) => [...families].map((family) => filesOf(css, family, subset)));
  return [...fonts.flatMap(([first]) => first ?? []), ...fonts.flatMap(([, ...others]) => others)].slice(
    0,
    2,
  );
}
