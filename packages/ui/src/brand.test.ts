import { describe, expect, it } from 'vitest';
import { brandCss, defaultBrand } from './brand.ts';
import { contrast, isShowable } from './colour.ts';
import { contrastFailures } from './contrastRules.ts';
import { token } from './tokens.ts';

describe.each([
  ['light', defaultBrand.light],
  ['dark', defaultBrand.dark],
])('the default brand in the %s scheme', (_scheme, palette) => {
  it('is readable: every pair that components use meets WCAG 2.2 AA', () => {
    expect(contrastFailures(palette)).toEqual([]);
  });

  it('shows every colour as designed on an sRGB screen', () => {
    expect(Object.entries(palette).filter(([, colour]) => !isShowable(colour))).toEqual([]);
  });
});

describe('contrast', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const black = { lightness: 0, chroma: 0, hue: 0 };

  it('agrees with the two ends of the WCAG scale', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, white)).toBeCloseTo(1, 5);
  });

  it('agrees with the published ratio of pure red on white', () => {
    expect(contrast({ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, white)).toBeCloseTo(3.998, 2);
  });

  it('counts what a translucent veil does to the surface', () => {
    expect(contrast(black, white, { ...black, alpha: 0.5 })).toBeLessThan(6);
  });
});

describe('the style sheet of a brand', () => {
  const css = brandCss(defaultBrand);

  it('gives every token a value', () => {
    const missing = Object.values(token).filter((value) => !css.includes(`${value.slice(4, -1)}:`));
    expect(missing).toEqual([]);
  });

  it('names nothing that is not a token', () => {
    const named = new Set<string>(Object.values(token));
    expect([...css.matchAll(/--mn-[a-z0-9-]+(?=:)/g)].filter(([name]) => !named.has(`var(${name})`))).toEqual(
      [],
    );
  });

  it('lets the person pin a scheme and ask for no motion', () => {
    expect(css).toContain(":root[data-scheme='dark']{color-scheme:dark}");
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--mn-motion-fast:0s/);
  });
});
