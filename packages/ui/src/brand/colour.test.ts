import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromRgb, intoGamut, isShowable, toRgb } from './colour.ts';
import { cssColour, hexColour, readColour } from './colourText.ts';

describe('contrast', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const black = { lightness: 0, chroma: 0, hue: 0 };

  it('matches the ends of the WCAG scale', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, white)).toBeCloseTo(1, 5);
  });

  it('matches the published ratio of pure red on white', () => {
    expect(contrast({ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, white)).toBeCloseTo(3.998, 2);
  });

  it('takes the lower ratio if browsers may round a channel either way', () => {
    const grey = (byte: number) => fromRgb([byte / 255, byte / 255, byte / 255]);
    expect(contrast(grey(118.51), black)).toBeLessThanOrEqual(contrast(grey(118.3), black));
    expect(contrast(grey(118.49), white)).toBeLessThanOrEqual(contrast(grey(118.7), white));
  });

  it('includes a translucent veil on the surface', () => {
    expect(contrast(black, white, { ...black, alpha: 0.5 })).toBeLessThan(6);
  });
});

describe('a colour as text', () => {
  const byte = fc.integer({ min: 0, max: 255 });

  it('is parsed in every common notation', () => {
    expect(readColour('#0b6b7a')).toEqual(readColour(' #0B6B7A '));
    expect(readColour('#07a')).toEqual(readColour('#0077aa'));
    expect(readColour('rgb(11, 107, 122)')).toEqual(readColour('#0b6b7a'));
    expect(readColour('rgb(11 107 122)')).toEqual(readColour('#0b6b7a'));
    for (const [hsl, hex] of [
      ['hsl(0, 100%, 50%)', '#ff0000'],
      ['hsl(120deg 100% 50%)', '#00ff00'],
      ['hsl(-120 100% 50%)', '#0000ff'],
      ['hsl(60 60% 50%)', '#cccc33'],
      ['hsl(200 0% 100%)', '#ffffff'],
    ] as const) {
      const read = readColour(hsl);
      expect(read && hexColour(toRgb(read))).toBe(hex);
    }
    for (const [percents, hex] of [
      ['rgb(20% 40% 60%)', '#336699'],
      ['rgb(20%, 40%, 60%)', '#336699'],
      ['rgb(+1.1e1 107 122)', '#0b6b7a'],
      ['hsl(188 83 26)', '#0b6b79'],
    ] as const) {
      const read = readColour(percents);
      expect(read && hexColour(toRgb(read))).toBe(hex);
    }
    for (const half of ['0.5turn', '180deg', '200grad', '3.14159265rad', '-180', '540']) {
      expect(readColour(`hsl(${half} 50% 40%)`)).toEqual(readColour('hsl(180 50% 40%)'));
      expect(readColour(`hsl(${half}, 50%, 40%)`)).toEqual(readColour('hsl(180 50% 40%)'));
      expect(readColour(`OKLCH(50% 0.05 ${half.toUpperCase()})`)).toEqual(readColour('oklch(50% 0.05 180)'));
    }
    expect(readColour('oklch(50% 25% 215)')).toEqual(readColour('oklch(0.5 0.1 215)'));
    expect(readColour('oklch(50% 0.08 215)')).toEqual({ lightness: 0.5, chroma: 0.08, hue: 215 });
    expect(readColour('oklch(0.5 0.08 -145deg)')).toEqual({ lightness: 0.5, chroma: 0.08, hue: 215 });
  });

  it.each([
    'teal',
    '#12',
    '#12345',
    'rgb(1 2 300)',
    'rgb(1 2)',
    'hsl(0 120% 50%)',
    'rgb(1 2 3 / 0.5)',
    'oklch(50 0.1 215)',
    'oklch(1.2.3 0 0)',
    'oklch(0.5, 0.1, 215)',
    'oklch(0.5 -0.1 215)',
    'oklch(0.5 0.1 10%)',
    'oklch(50deg 0.1 215)',
    'oklch(0.5 1e999 215)',
    'rgb(101% 0% 0%)',
    'rgb(1deg 2 3)',
    'rgb(1, 2 3)',
    'rgb(1 2 3 4)',
    'hsl(10% 50% 50%)',
    'hsl(0 -1% 50%)',
    'hsl(0.5 turn 50% 40%)',
    'lab(50% 0 0)',
    '',
  ])('is not guessed at: %j', (text) => expect(readColour(text)).toBeUndefined());

  it('matches the published OKLCH of pure blue', () => {
    const blue = fromRgb([0, 0, 1]);
    expect([blue.lightness, blue.chroma, blue.hue].map((value) => value.toFixed(3))).toEqual([
      '0.452',
      '0.313',
      '264.052',
    ]);
  });

  it('survives the conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const hex = hexColour([red / 255, green / 255, blue / 255]);
        const read = readColour(hex);
        const again = read && readColour(cssColour(read));
        expect(read && hexColour(toRgb(read))).toBe(hex);
        expect(again && hexColour(toRgb(again))).toBe(hex);
      }),
    );
  });
});

it('is moved into the sRGB gamut with the same lightness and hue', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (lightness, chroma, hue) => {
        const shown = intoGamut({ lightness, chroma, hue });
        expect(isShowable(shown)).toBe(true);
        expect(shown.lightness).toBeCloseTo(lightness, 5);
        expect(shown.hue).toBeCloseTo(hue, 2);
        expect(shown.chroma).toBeLessThan(chroma + 0.00001);
      },
    ),
  );
});
