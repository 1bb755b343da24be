import { scale } from '../scale.ts';
import { colourNames } from '../palette.ts';
import type { BrandChoices, Scheme } from './BrandChoices.ts';
import { cssColour } from './colourText.ts';
import type { Palette } from './contrastRules.ts';
import type { Brand } from './defineBrand.ts';
import { forcedColours } from './forcedColours.ts';
import { defaultChoices } from './defaultChoices.ts';

type Declarations = Readonly<Record<string, string>>;

const property = (name: string) => `--mn-${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;

const block = (selector: string, values: Declarations) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${property(name)}:${value}`)
    .join(';')}}`;

const lightDark = (light: string, dark: string) => `light-dark(${light},${dark})`;

const colours = (light: Palette, dark: Palette): Declarations =>
  Object.fromEntries(
    colourNames.map((name) => [name, lightDark(cssColour(light[name]), cssColour(dark[name]))]),
  );

const shadow = (rest: string, light: number, dark: number) =>
  `${rest} ${lightDark(`rgb(16 32 40 / ${light}%)`, `rgb(0 0 0 / ${dark}%)`)}`;

const softShadows = {
  shadow1: `${shadow('0 1px 2px', 6, 40)},${shadow('0 6px 16px -4px', 12, 48)}`,
  shadow2: `${shadow('0 2px 6px', 6, 44)},${shadow('0 24px 56px -12px', 24, 64)}`,
};

const hairline = `0 0 0 1px var(${property('line')})`;
/** Elements with the smaller shadow already have a border, so `hairline` only applies to the larger one. */
const hairlines = { shadow1: '0 0 transparent', shadow2: hairline };

const shadows = { soft: softShadows, none: hairlines };

/** A ring, for a brand without a logo. */
const ring = { viewBox: '0 0 24 24', path: 'M12 2a10 10 0 1 0 .01 0ZM12 6a6 6 0 1 1-.01 0Z' };

/** The logo as a mask, so that it has the colour of its place. */
function markOf({ viewBox, path }: NonNullable<BrandChoices['logo']>): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill-rule="evenodd" d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const ownValues = ({
  radius,
  font,
  headingWeight,
  shadow: kind,
  logo = ring,
}: BrandChoices): Declarations => ({
  mark: markOf(logo),
  radiusControl: `${radius.control}px`,
  radiusCard: `${radius.card}px`,
  radiusSheet: `${radius.sheet}px`,
  fontSans: font.text,
  fontHeading: font.heading ?? font.text,
  fontMono: font.mono ?? defaultChoices.font.mono,
  weightHeading: String(headingWeight ?? defaultChoices.headingWeight),
  ...shadows[kind ?? defaultChoices.shadow],
});

const schemeValue = { system: 'light dark', light: 'light', dark: 'dark' };

const whatDiffers = (from: Declarations, values: Declarations): Declarations =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => from[name] !== value));

/**
 * The style sheet that defines every token of a brand; put it in the head, before the first paint. It only sets
 * custom properties on `:root`, so it does not restyle the rest of the page. `data-scheme` on the root element
 * overrides the brand's scheme with `light`, `dark` or `system`.
 *
 * `within` is the selector of a part of the page that has this brand instead of the page's, such as `[data-brand='harbour']`. Give
 * the same selector to the `UiProvider` of that part.
 */
export function brandCss(brand: Brand, within = ':root'): string {
  const ofScheme = (scheme: Scheme | 'system') => {
    const root = `:root[data-scheme='${scheme}']`;
    return block(within === ':root' ? root : `${root} ${within}`, { scheme: schemeValue[scheme] });
  };
  const usual = colours(brand.light, brand.dark);
  const stronger = whatDiffers(usual, colours(brand.strongLight, brand.strongDark));
  return [
    block(within, {
      scheme: schemeValue[brand.scheme ?? defaultChoices.scheme],
      ...scale,
      ...ownValues(brand),
      ...usual,
    }),
    ofScheme('system'),
    ofScheme('light'),
    ofScheme('dark'),
    // The page has its own from `GlobalStyles`.
    ...(within === ':root' ? [] : [`${within}{color-scheme:var(${property('scheme')})}`]),
    `@media (prefers-contrast:more){${block(within, { ...stronger, ...hairlines })}}`,
    `@media (forced-colors:active){${block(within, { ...forcedColours, opacityDisabled: '1' })}}`,
    `@media (prefers-reduced-motion:reduce){${block(within, { motionFast: '0s', motion: '0s', motionFigure: '0s' })}}`,
  ].join('\n');
}
