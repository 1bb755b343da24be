import { brandCss, defineBrand } from '@meridian/ui/brand';
import type { Page } from 'playwright';
import { brand, contacts } from '#brand';
import { themeColours } from '@meridian/site/brand-colours';
import * as partner from '../../src/brand.pseudo.ts';

/** The colours of a text as every minifier and browser means them: `oklch(98.5% .003 230)` is `oklch(0.985 0.003 230)`. */
const coloursIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)/g)].map(
      ([, lightness, percent, chroma, hue]) =>
        `oklch(${Number(lightness) / (percent ? 100 : 1)} ${Number(chroma)} ${Number(hue)})`,
    ),
  );

const partnerCss = brandCss(defineBrand(partner.brand));
const partnerColours = coloursIn(partnerCss);
const oldColours = new Set(
  [...coloursIn(brandCss(defineBrand(brand)))].filter((colour) => !partnerColours.has(colour)),
);
const [accent = ''] = coloursIn(/--mn-accent:[^;]*/.exec(partnerCss)?.[0] ?? '');

const familyOf = (families: string) => families.split(',')[0]?.replaceAll(/['"]/g, '') ?? '';

const oldTexts = [
  brand.name,
  contacts.email,
  contacts.website,
  contacts.telegram,
  familyOf(brand.font.text),
  ...(brand.logo ? [brand.logo.path] : []),
  ...Object.values(themeColours),
].map((text) => text.toLowerCase());

/** Names that nobody reads: packages, problems of the contract, storage and the element of the styles. */
const hidden = /@\w+\/|urn:\w+:|\b\w+:(?=[a-z])|\b\w+-brand\b/g;

/** What a text has of the brand of `brand.ts`: name, contacts, font, logo and colours. */
export function oldBrandIn(text: string): string[] {
  const seen = text.toLowerCase().replaceAll(hidden, '');
  return [
    ...oldTexts.filter((old) => seen.includes(old)),
    ...[...coloursIn(text)].filter((colour) => oldColours.has(colour)),
  ];
}

/** The computed colours and fonts of everything on a page. */
function computedStyles(): string[] {
  const properties = ['color', 'background-color', 'border-top-color', 'fill', 'stroke', 'font-family'];
  const elements = [...document.querySelectorAll('body, body *')].filter((each) => each.checkVisibility());
  const styles = elements.map((element) => getComputedStyle(element));
  return [...new Set(styles.flatMap((style) => properties.map((name) => style.getPropertyValue(name))))];
}

/** What a page shows of the old brand, and which of the partner's accent and font it does not show. */
export async function brandFaults(page: Page): Promise<string[]> {
  const styles = await page.evaluate(computedStyles);
  const html = await page.content();
  return [
    ...new Set([html, ...styles].flatMap(oldBrandIn)),
    ...(coloursIn(styles.join()).has(accent) ? [] : [`no ${accent}`]),
    ...(styles.some((style) => style.replaceAll('"', "'") === partner.brand.font.text)
      ? []
      : [`no ${partner.brand.font.text}`]),
  ];
}
