import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fonts } from '@meridian/web/brand';
import { expect, it } from 'vitest';
import { fontFaces } from './brandFonts.ts';

const styleSheets = fileURLToPath(new URL('../../web/src/', import.meta.url));

const facesOf = (css: string) =>
  (css.match(/@font-face \{[^}]*\}/g) ?? []).map((face) => ({
    family: /font-family: '([^']*)'/.exec(face)?.[1],
    file: /url\('(?:.*\/)?([^'/]*)'/.exec(face)?.[1],
  }));

it('serves a font of one entry with its package, in the subsets of the languages', () => {
  expect(facesOf(fontFaces({ 'Manrope Variable': '@fontsource-variable/manrope' }))).toEqual([
    { family: 'Manrope Variable', file: 'manrope-cyrillic-wght-normal.woff2' },
    { family: 'Manrope Variable', file: 'manrope-latin-wght-normal.woff2' },
  ]);
});

it('serves a font of files, one of the machine beside it, and every font of the brand', () => {
  const css = fontFaces(fonts);
  const addresses = [...css.matchAll(/url\('([^']*)'/g)].map(([, address = '']) => address);
  expect(new Set(facesOf(css).map(({ family }) => family))).toEqual(
    new Set([
      ...Object.keys(fonts),
      ...Object.values(fonts).flatMap((font) =>
        typeof font === 'object' && font.fallback ? [font.fallback.family] : [],
      ),
    ]),
  );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const signature = readFileSync(join(styleSheets, address)).subarray(0, 4).toString('latin1');
    expect(signature, address).toBe('wOF2');
  }
});

it('names the command that adds a missing package, and the name of a font that has another one', () => {
  // No package of Fontsource: a brand may add any of these.
  expect(() => fontFaces({ 'Missing Variable': '@fontsource-variable/missing' })).toThrow(
    'npx --yes pnpm --filter @meridian/web add --save-dev @fontsource-variable/missing',
  );
  expect(() => fontFaces({ Manrope: '@fontsource-variable/manrope' })).toThrow('"Manrope Variable"');
});
