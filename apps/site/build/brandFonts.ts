import { brandCss, defineBrand } from '@meridian/ui/brand';
import { brand, fonts } from '@meridian/web/brand';
import type { FontSource, ServedFont, ServedFonts } from '@meridian/web/served-font';
import { languageTable } from '@meridian/i18n';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { firstFamily } from './preloadedFonts.ts';

const require = createRequire(import.meta.url);
const brandFile = require.resolve('@meridian/web/brand');
const styleSheet = require.resolve('@meridian/web/fonts.css');

/** The path of a file that `brand.ts` names: beside it, or in a package of `apps/web`. */
export const { resolve: resolveInBrand } = createRequire(brandFile);

interface FontRule {
  readonly weight: string;
  /** An absolute path. */
  readonly file: string;
  readonly unicodeRange?: string | undefined;
}

const sourceOf = (font: string | ServedFont): ServedFont =>
  typeof font === 'string' ? { package: font } : font;

const valueOf = (rule: string, property: string): string | undefined =>
  new RegExp(`[{;\\s]${property}:\\s*([^;}]+)`).exec(rule)?.[1]?.trim();

function resolveSheet(name: string, sheet: string): string {
  try {
    return resolveInBrand(`${name}/${sheet}.css`);
  } catch {
    throw new Error(
      `brand.ts has a font of ${name}, and apps/web has no ${sheet}.css of it. ` +
        `Run "npx --yes pnpm --filter @meridian/web add --save-dev ${name}".`,
    );
  }
}

/** The rules of a package of Fontsource for the subsets of the languages. */
function rulesOfPackage(family: string, name: string, weights: readonly number[]): FontRule[] {
  const subsets = new Set(Object.values(languageTable).flatMap(({ fontSubsets }) => fontSubsets));
  const isVariable = name.startsWith('@fontsource-variable/');
  const sheets = isVariable ? ['index'] : weights.map(String);
  return sheets.flatMap((sheet) => {
    const path = resolveSheet(name, sheet);
    const rules = [...readFileSync(path, 'utf8').matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule);
    const named = firstFamily(valueOf(rules[0] ?? '', 'font-family') ?? '');
    if (named !== family)
      throw new Error(`brand.ts has a font "${family}" of ${name}, which has the name "${named}".`);
    return rules.flatMap((rule) => {
      const [, file = ''] = /url\(['"]?([^)'"]+\.woff2)/.exec(rule) ?? [];
      // `latin` is at the beginning of `latin-ext`.
      const isNeeded = [...subsets].some((subset) => new RegExp(`-${subset}-(?!ext-)`).test(file));
      return isNeeded
        ? [
            {
              weight: valueOf(rule, 'font-weight') ?? '400',
              file: join(dirname(path), file),
              unicodeRange: valueOf(rule, 'unicode-range'),
            },
          ]
        : [];
    });
  });
}

const rulesOf = (family: string, font: FontSource): FontRule[] =>
  'package' in font
    ? rulesOfPackage(family, font.package, font.weights ?? [400, 600])
    : font.files.map(({ path, unicodeRange }) => ({
        weight: font.weight,
        file: join(dirname(brandFile), path),
        unicodeRange,
      }));

const fallbackRule = ({
  family,
  local,
  sizeAdjust,
  ascent,
  descent,
}: NonNullable<ServedFont['fallback']>) => `
@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`;

/** The `@font-face` rules of fonts. A browser downloads a file when it draws the first letter of it. */
export function fontFaces(served: ServedFonts): string {
  return Object.entries(served)
    .flatMap(([family, font]) => {
      const source = sourceOf(font);
      const rules = rulesOf(family, source).map(
        ({ weight, file, unicodeRange }) => `
@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('${relative(dirname(styleSheet), file)}') format('woff2');${
    unicodeRange === undefined ? '' : `\n  unicode-range: ${unicodeRange};`
  }
}`,
      );
      return source.fallback ? [...rules, fallbackRule(source.fallback)] : rules;
    })
    .join('\n');
}

/** The font of such an entry would never be drawn: its name is misspelt, here or in `brand.font`. */
function findUnused(): string | undefined {
  const css = brandCss(defineBrand(brand));
  return Object.keys(fonts).find((family) => !css.includes(family));
}

/** Writes the fonts of the brand into `apps/web/src/fonts.css`. */
export const brandFonts = (): Plugin => ({
  name: 'brand-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/fonts\.css(\?|$)/ },
    handler() {
      const unused = findUnused();
      if (unused !== undefined)
        throw new Error(`brand.ts has a font "${unused}" that brand.font does not name.`);
      return { code: fontFaces(fonts), map: null };
    },
  },
});
