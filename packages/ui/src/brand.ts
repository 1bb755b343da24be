import { cssColour, type Oklch } from './colour.ts';
import { colourNames, darkPalette, lightPalette, type Palette } from './palette.ts';
import { scale } from './scale.ts';

/** What a company decides; everything else follows from these. */
export interface BrandChoices {
  readonly name: string;
  /** The colour of the one main action, as it is in the light scheme. */
  readonly accent: Oklch;
  /** Hue of the greys, in degrees; near the accent's reads calm. */
  readonly neutralHue: number;
  /** Corners in pixels. */
  readonly radius: { readonly control: number; readonly card: number; readonly sheet: number };
  /** CSS font families, the brand's own first. */
  readonly font: { readonly sans: string; readonly mono: string };
  /** The mark as one path, drawn in the current colour; left out, the name stands alone. */
  readonly logo?: { readonly viewBox: string; readonly path: string };
}

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

/** The brand the product is shipped with: petrol on cool neutrals. */
export const defaultBrand = defineBrand({
  name: 'Meridian',
  accent: { lightness: 0.5, chroma: 0.1, hue: 215 },
  neutralHue: 230,
  radius: { control: 6, card: 10, sheet: 16 },
  font: {
    sans: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', Menlo, monospace",
  },
  logo: {
    viewBox: '0 0 24 24',
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2c1.5 0 3.2 3.3 3.2 8s-1.7 8-3.2 8-3.2-3.3-3.2-8 1.7-8 3.2-8Z',
  },
});

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
    fontMono: brand.font.mono,
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
