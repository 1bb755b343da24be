import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '../brands/plain.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';
import type { ColourName } from '../palette.ts';
import type { BrandChoices } from './BrandChoices.ts';
import { BrandError } from './BrandError.ts';
import { brandCss } from './brandCss.ts';
import { contrastRules, strongerRules, type ContrastRule } from './contrastRules.ts';
import { defineBrand } from './defineBrand.ts';

type Bytes = readonly [number, number, number];

/** Parses a colour with the sample code of CSS Color 4, independent of our own code. */
function read(text: string): { rgb: Bytes; alpha: number } {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = text
    .slice('oklch('.length, -1)
    .split(/[ /]+/)
    .map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  const x = 1.2268798758459243 * l - 0.5578149944602171 * m + 0.2813910456659647 * s;
  const y = -0.0405757452148008 * l + 1.112286803280317 * m - 0.0717110580655164 * s;
  const z = -0.0763729366746601 * l - 0.4214933324022432 * m + 1.5869240198367816 * s;
  const encode = (linear: number) => {
    const inside = Math.min(1, Math.max(0, linear));
    return 255 * (inside > 0.0031308 ? 1.055 * inside ** (1 / 2.4) - 0.055 : 12.92 * inside);
  };
  const rgb = [
    encode((12831 / 3959) * x - (329 / 214) * y - (1974 / 3959) * z),
    encode((-851781 / 878810) * x + (1648619 / 878810) * y + (36519 / 878810) * z),
    encode((705 / 12673) * x - (2585 / 12673) * y + (705 / 667) * z),
  ] as const;
  return { rgb, alpha };
}

const round = ([red, green, blue]: Bytes): Bytes => [Math.round(red), Math.round(green), Math.round(blue)];

/** WCAG 2.2 relative luminance. */
function luminance(bytes: Bytes): number {
  const [red, green, blue] = bytes.map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colours of one scheme in a style sheet, by custom property. */
const declared = (css: string, scheme: 'light' | 'dark') =>
  new Map(
    [...css.matchAll(/(--mn-[\w-]+):light-dark\((oklch\([^)]*\)),(oklch\([^)]*\))\)/g)].map(
      ([, property = '', light = '', dark = '']) => [property, scheme === 'light' ? light : dark],
    ),
  );

const propertyOf = (name: ColourName) =>
  `--mn-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function missed(css: ReadonlyMap<string, string>, rules: readonly ContrastRule[]): readonly string[] {
  const paint = (name: ColourName) => read(css.get(propertyOf(name)) ?? 'missing');
  return rules.flatMap(({ colour, on, veil, atLeast }) => {
    const under = round(paint(on).rgb);
    const over = veil && paint(veil);
    const mixed = over
      ? round(
          over.rgb.map((byte, at) => byte * over.alpha + (under[at] ?? 0) * (1 - over.alpha)) as [
            number,
            number,
            number,
          ],
        )
      : under;
    const [one, other] = [luminance(round(paint(colour).rgb)), luminance(mixed)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return ratio >= atLeast ? [] : [`${colour} on ${on} ${veil ?? ''}: ${ratio}`];
  });
}

/** Every pair of the generated style sheet that misses its contrast. */
function missedBy(choices: BrandChoices): readonly string[] {
  const [usual = '', stronger = ''] = brandCss(defineBrand(choices)).split('@media');
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = declared(usual, scheme);
    const strong = new Map([...colours, ...declared(stronger, scheme)]);
    return [...missed(colours, contrastRules), ...missed(strong, strongerRules)];
  });
}

it.each([plain, nocturne, saffron])('meets the contrast of every pair of $name', (choices) => {
  expect(missedBy(choices)).toEqual([]);
});

it('meets the contrast of every pair for any accent and neutral, or proposes an accent that does', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const hex = fc
    .tuple(byte, byte, byte)
    .map((bytes) => `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
  const neutral = fc.record({
    hue: fc.integer({ min: 0, max: 359 }),
    chroma: fc.double({ min: 0, max: 0.03, noNaN: true }),
  });
  const scheme = fc.constantFrom('system' as const, 'light' as const, 'dark' as const);
  const accentInk = fc.constantFrom('light' as const, 'dark' as const, undefined);
  fc.assert(
    fc.property(hex, neutral, scheme, accentInk, (accent, grey, starts, ink) => {
      const choices = { ...plain, accent, neutral: grey, scheme: starts, ...(ink && { accentInk: ink }) };
      try {
        expect(missedBy(choices)).toEqual([]);
      } catch (error) {
        if (!(error instanceof BrandError)) throw error;
        expect(missedBy({ ...choices, accent: error.proposedAccent ?? '' })).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
