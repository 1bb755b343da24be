import type { BrandChoices } from './BrandChoices.ts';
import { cssColour } from './colour.ts';
import { colourNames, darkPalette, lightPalette, type Palette } from './palette.ts';
import { meridian } from './meridian.ts';
import { scale } from './scale.ts';

export interface Brand extends BrandChoices {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Derives both palettes from a company's choices. `contrastFailures` says whether they may be shipped. */
export const defineBrand = (choices: BrandChoices): Brand => ({
  ...choices,
  light: lightPalette(choices.accent, choices.neutralHue),
  dark: darkPalette(choices.accent, choices.neutralHue),
});

/** The brand the product is shipped with. */
export const defaultBrand = defineBrand(meridian);

type Declarations = Readonly<Record<string, string>>;

const property = (name: string) => `--mn-${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;

const block = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const properties = (values: Declarations): Declarations =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [property(name), value]));

const lightDark = (light: string, dark: string) => `light-dark(${light},${dark})`;

const shadow = (rest: string, light: string, dark: string) => `${rest} ${lightDark(light, dark)}`;

/**
 * The text of a style sheet that gives every token its value; put it in the head, before the first paint.
 * The scheme follows the system unless `data-scheme` on the root element pins it to `light` or `dark`.
 */
export function brandCss(brand: Brand): string {
  const colours = Object.fromEntries(
    colourNames.map((name) => [name, lightDark(cssColour(brand.light[name]), cssColour(brand.dark[name]))]),
  );
  const own = {
    radiusControl: `${brand.radius.control}px`,
    radiusCard: `${brand.radius.card}px`,
    radiusSheet: `${brand.radius.sheet}px`,
    fontSans: brand.font.sans,
    fontHeading: brand.font.sans,
    fontMono: brand.font.mono,
    weightHeading: '600',
    shadow1: [
      shadow('0 1px 2px', 'rgb(16 32 40 / 6%)', 'rgb(0 0 0 / 40%)'),
      shadow('0 6px 16px -4px', 'rgb(16 32 40 / 12%)', 'rgb(0 0 0 / 48%)'),
    ].join(','),
    shadow2: [
      shadow('0 2px 6px', 'rgb(16 32 40 / 6%)', 'rgb(0 0 0 / 44%)'),
      shadow('0 24px 56px -12px', 'rgb(16 32 40 / 24%)', 'rgb(0 0 0 / 64%)'),
    ].join(','),
  };
  return [
    block(':root', { 'color-scheme': 'light dark', ...properties({ ...scale, ...own, ...colours }) }),
    block(":root[data-scheme='light']", { 'color-scheme': 'light' }),
    block(":root[data-scheme='dark']", { 'color-scheme': 'dark' }),
    `@media (prefers-reduced-motion:reduce){${block(':root', properties({ motionFast: '0s', motion: '0s', motionFigure: '0s' }))}}`,
  ].join('\n');
}
