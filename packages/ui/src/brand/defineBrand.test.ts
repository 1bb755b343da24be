import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../brands/plain.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';
import type { BrandChoices } from './BrandChoices.ts';
import { BrandError } from './BrandError.ts';
import { contrast, isShowable, toOklab } from './colour.ts';
import { hexColour, readColour } from './colourText.ts';
import { contrastFailures, strongerRules } from './contrastRules.ts';
import { defineBrand, type Brand } from './defineBrand.ts';
import { fontExamples } from './fontExamples.ts';
import { isFamilies } from './isFamilies.ts';

const failuresOf = ({ light, dark, strongLight, strongDark }: Brand) => [
  ...[light, dark].flatMap((palette) => contrastFailures(palette)),
  ...[strongLight, strongDark].flatMap((palette) => contrastFailures(palette, strongerRules)),
];

/** The error that rejects a brand. */
function refusalOf(choices: BrandChoices): BrandError {
  try {
    defineBrand(choices);
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
  throw new Error('The brand was not refused.');
}

describe.each([plain, saffron, nocturne])('the brand $name', (choices) => {
  const brand = defineBrand(choices);

  it.each(['light', 'dark', 'strongLight', 'strongDark'] as const)(
    'shows every colour of its palette "%s" as designed on an sRGB screen',
    (palette) => {
      expect(Object.entries(brand[palette]).filter(([, colour]) => !isShowable(colour))).toEqual([]);
    },
  );

  it('uses the accent unchanged in the scheme it is designed for', () => {
    const chosen = readColour(choices.accent);
    expect(brand[choices.scheme === 'dark' ? 'dark' : 'light'].accent).toEqual(chosen);
  });
});

it('keeps a deep accent deep in the dark scheme, with bright lines', () => {
  const { light, dark } = defineBrand(plain);
  expect(dark.accent.lightness).toBeCloseTo(light.accent.lightness, 1);
  expect(dark.accentInk).toEqual(light.accentInk);
  expect(dark.accentLine.lightness).toBeGreaterThan(0.7);
});

describe('a light accent', () => {
  const { light, dark } = defineBrand(saffron);

  it('is a fill under dark text, unchanged in the dark scheme', () => {
    expect(light.accentInk.lightness).toBeLessThan(0.3);
    expect(dark.accent).toEqual(light.accent);
  });

  it('is darker where it is a line or a link on a light page', () => {
    expect(light.accentLine.lightness).toBeLessThan(light.accent.lightness - 0.1);
    expect(light.accentText.lightness).toBeLessThan(light.accentLine.lightness);
    expect(light.accentLine.hue).toBeCloseTo(light.accent.hue, 5);
  });
});

describe('a brand with too little contrast', () => {
  it('is rejected with the pair, its ratio and the nearest accent that passes', () => {
    const refusal = refusalOf({ ...plain, name: 'Sunrise', accent: '#f2b632', accentInk: 'light' });
    expect(refusal.message).toBe(
      'Sunrise cannot be used: the text of the main action on the accent (#ffffff on #f2b632) has a contrast of ' +
        '1.82:1 in the light scheme, and 4.5:1 is needed. The nearest accent that passes is #9a6f00, ' +
        'oklch(0.57037 0.11763 81.63). This accent passes, too, when accentInk is left out.',
    );
    expect(refusal.proposedAccent).toBe('#9a6f00');
  });

  it('reports a truncated ratio, so that 4.499 is not shown as 4.5', () => {
    const { missed, message } = refusalOf({ ...plain, accent: '#e51b63', accentInk: 'light' });
    expect(missed?.ratio).toBe(4.49);
    expect(message).toContain('has a contrast of 4.49:1 in the light scheme, and 4.5:1 is needed.');
  });

  it('explains the format of an unreadable colour', () => {
    expect(refusalOf({ ...plain, accent: 'teal' }).message).toBe(
      'Plain cannot be used: its accent "teal" is not a valid colour. ' +
        'Write it as #0b6b7a or as oklch(50% 0.1 215).',
    );
  });
});

describe('any greys', () => {
  it('never cause a rejection, because their borders are adjusted', () => {
    const neutral = fc.record({
      hue: fc.integer({ min: -360, max: 360 }),
      chroma: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(neutral, (greys) => {
        expect(failuresOf(defineBrand({ ...plain, neutral: greys }))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the accent on hover', () => {
  it('changes in the other direction if it would miss 4.5:1', () => {
    const { light } = defineBrand({ ...plain, accent: '#769625', accentInk: 'dark' });
    expect(light.accentHover.lightness).toBeGreaterThan(light.accent.lightness);
  });
});

describe('any accent', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const accent = fc
    .tuple(byte, byte, byte)
    .map(([red, green, blue]) => hexColour([red / 255, green / 255, blue / 255]));

  it('gets the proposal that looks most like it', () => {
    const away = (one: string, other: string) => {
      const [a, b] = [readColour(one), readColour(other)].map((colour) => colour && toOklab(colour));
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : Number.NaN;
    };
    fc.assert(
      fc.property(accent, fc.double({ min: 0, max: 1, noNaN: true }), (wished, share) => {
        const choices = { ...plain, accent: wished, accentInk: 'light' as const };
        try {
          defineBrand(choices);
          return;
        } catch (error) {
          if (!(error instanceof BrandError)) throw error;
          const { proposedAccent = '' } = error;
          const [from, to] = [readColour(wished), readColour(proposedAccent)];
          if (!from || !to) throw error;
          // A little short of the proposal.
          const between = `oklch(${to.lightness + (from.lightness - to.lightness) * (0.1 + 0.9 * share)} ${from.chroma} ${from.hue})`;
          if (away(between, wished) < away(proposedAccent, wished) - 0.01)
            expect(() => defineBrand({ ...choices, accent: between })).toThrow(BrandError);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('values other than colours', () => {
  const logo = { viewBox: '0 0 24 24', path: 'M0 0h24v24Z' };
  it.each<[value: string, changed: Partial<BrandChoices>]>([
    ['name', { name: ' ' }],
    ['logo.viewBox', { logo: { ...logo, viewBox: '0 0 24' } }],
    ['logo.viewBox', { logo: { ...logo, viewBox: '0 0 0 24' } }],
    ['logo.path', { logo: { ...logo, path: '"/><script>' } }],
    ['neutral', { neutral: NaN }],
    ['neutral', { neutral: { hue: 230, chroma: NaN } }],
    ['radius.control', { radius: { ...plain.radius, control: -5 } }],
    ['radius.sheet', { radius: { ...plain.radius, sheet: Infinity } }],
    ['radius.control', { radius: { ...plain.radius, control: 33 } }],
    ['radius.card', { radius: { ...plain.radius, card: 9999 } }],
    ['radius.sheet', { radius: { ...plain.radius, sheet: 32.5 } }],
    ['font.text', { font: { text: '' } }],
    ['font.text', { font: { text: 'Inter; } body { color: red' } }],
    ['font.text', { font: { text: "'Inter" } }],
    ['font.heading', { font: { text: 'serif', heading: '</style><script>' } }],
    ['font.mono', { font: { text: 'serif', mono: 'a, ' } }],
    ['logo.viewBox', { logo: { ...logo, viewBox: '0 0 0x18 0x18' } }],
    ['logo.viewBox', { logo: { ...logo, viewBox: '0 0,,24 24' } }],
    ['logo.viewBox', { logo: { ...logo, viewBox: '0 0 1e999 24' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0a1 1 0 0 1 2' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0a1 1 0 2 1 2 2' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0a1 1 0 0 1 2 2 1 1 0 0 1 2' } }],
    ['logo.path', { logo: { ...logo, path: 'M0,,,0h24' } }],
    ['logo.path', { logo: { ...logo, path: 'M,0 0h24' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0,h24' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0L1 1e999' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0L1 1e39' } }],
    ['logo.path', { logo: { ...logo, path: 'M0 0h24Z1' } }],
    ['logo.path', { logo: { ...logo, path: '0 0M0 0h24' } }],
    ['headingWeight', { headingWeight: 5000 }],
    ['logo.path', { logo: { ...logo, path: 'M cats' } }],
    ['logo.path', { logo: { ...logo, path: 'M' } }],
    ['logo.path', { logo: { ...logo, path: 'M1 1Z' } }],
    ['logo.path', { logo: { ...logo, path: `M${'1'.repeat(5000)}!` } }],
  ])('are refused by their name: %s of %j', (value, changed) => {
    const refused = refusalOf({ ...plain, ...changed });
    expect(refused.value).toBe(value);
    expect(refused.message).toContain(` its ${value} `);
  });

  // Values from a form or a JSON file are untyped.
  it.each<[value: string, given: string]>([
    ['name', '{"name":null}'],
    ['accent', '{"accent":7}'],
    ['accentInk', '{"accentInk":"purple"}'],
    ['neutral', '{"neutral":null}'],
    ['radius.control', '{"radius":null}'],
    ['radius.card', '{"radius":{"control":4}}'],
    ['font.text', '{"font":null}'],
    ['font.mono', '{"font":{"text":"serif","mono":3}}'],
    ['headingWeight', '{"headingWeight":"bold"}'],
    ['scheme', '{"scheme":"purple"}'],
    ['shadow', '{"shadow":"big"}'],
    ['logo.viewBox', '{"logo":{}}'],
    ['logo', '{"logo":null}'],
    ['logo', '{"logo":"M0 0h24"}'],
  ])('are refused by their name, whatever they are: %s of %s', (value, given) => {
    expect(refusalOf({ ...plain, ...JSON.parse(given) }).value).toBe(value);
  });

  it.each(fontExamples.refused)('are refused as a font, with how it is written: %j', (text) => {
    const refused = refusalOf({ ...plain, font: { text } });
    expect(refused.value).toBe('font.text');
    expect(refused.message).toContain("stands in quotes: 'Source Sans 3', sans-serif.");
  });

  it.each(['<', '>', ';', '{', '}', '\\', '\n', '\r', '\f', '\0'])(
    'are refused as a font with %j in its quotes, single or double',
    (character) => {
      expect([`'x${character}y'`, `"x${character}y"`].filter(isFamilies)).toEqual([]);
    },
  );

  it('limit the radius to what every component supports', () => {
    const radius = { control: 32, card: 32, sheet: 32 };
    expect(defineBrand({ ...plain, radius }).radius).toBe(radius);
    expect(refusalOf({ ...plain, radius: { ...radius, card: 33 } }).message).toBe(
      'Plain cannot be used: its radius.card is invalid. Give it in pixels, 0 to 32.',
    );
  });

  it('explain that the logo is optional', () => {
    expect(refusalOf({ ...plain, ...JSON.parse('{"logo":null}') }).message).toBe(
      'Plain cannot be used: its logo is invalid. Give it a viewBox and a path, or leave it out.',
    );
  });

  it.each(fontExamples.accepted)('leave %s to be a font', (text) => {
    expect(defineBrand({ ...plain, font: { text } }).font.text).toBe(text);
  });

  it.each([
    'M2 20 12 4l10 16Z',
    'm0 0h24v24z',
    'M3 12a9 9 0 0118 0',
    'M.5.5-1e1 2',
    'M1,2C3,4 5,6 7,8S1 2 3 4',
    'M0 0a1 1 0 011 1 2 2 0 1 0-4 4z',
    ' M 0 , 0\n h -.5e1 ',
  ])('accept %s as a logo', (path) => {
    expect(() => defineBrand({ ...plain, logo: { ...logo, path } })).not.toThrow();
  });

  it.each(['#ffffff', '#fafafa', '#1c1c1c', '#000000'])(
    'a plain %s is an accent, which is moved until its fill and its lines are seen',
    (accent) => {
      for (const scheme of ['light', 'dark'] as const) {
        const brand = defineBrand({ ...plain, accent, scheme });
        expect(failuresOf(brand)).toEqual([]);
        for (const palette of [brand.light, brand.dark]) {
          expect(palette.accentHover.lightness).not.toBe(palette.accent.lightness);
          for (const surface of [palette.surface, palette.surfaceRaised, palette.surfaceSunken])
            expect(contrast(palette.accent, surface)).toBeGreaterThanOrEqual(1.2);
        }
      }
    },
  );
});

describe('unknown values', () => {
  const refusalOfJson = (given: string) => refusalOf(JSON.parse(given));

  it.each<[given: string, unknown: string, sentence: string]>([
    ['"acent":"#0b6b7a"', 'acent', 'Did you mean accent?'],
    ['"Accent":"#0b6b7a"', 'Accent', 'Did you mean accent?'],
    ['"headingWieght":700', 'headingWieght', 'Did you mean headingWeight?'],
    ['"radius":{"contrl":4,"card":4,"sheet":4}', 'radius.contrl', 'Did you mean radius.control?'],
    ['"font":{"text":"serif","headings":"serif"}', 'font.headings', 'Did you mean font.heading?'],
    ['"logo":{"viewbox":"0 0 9 9","path":"M0 0Z"}', 'logo.viewbox', 'Did you mean logo.viewBox?'],
    ['"neutral":{"hue":3,"croma":0}', 'neutral.croma', 'Did you mean neutral.chroma?'],
    ['"__proto__":{"hue":3}', '__proto__', 'Valid values are name, logo, accent, accentInk,'],
    ['"background":"red"', 'background', 'Valid values are name, logo, accent, accentInk,'],
  ])('are rejected by name: %s', (given, unknown, sentence) => {
    const refused = refusalOfJson(JSON.stringify({ ...plain, cut: 1 }).replace('"cut":1', given));
    expect(refused.value).toBe(unknown);
    expect(refused.message).toContain(`Plain cannot be used: unknown value ${unknown}. ${sentence}`);
  });

  it.each([
    ['null', 'null'],
    ['7', 'no object'],
    ['"#0b6b7a"', 'no object'],
    ['[]', 'no object'],
  ])('reject an input that is no brand: %s', (given, called) => {
    expect(refusalOfJson(given).message).toBe(
      `The brand cannot be used: defineBrand received ${called}. ` +
        'Pass an object with name, accent, neutral, radius and font.',
    );
  });

  it('are rejected if the input is no object', () => {
    const { nothing }: Record<string, never> = {};
    expect(() => defineBrand(nothing!)).toThrow(
      /^The brand cannot be used: defineBrand received undefined\./,
    );
  });

  it('do not include the derived palettes of another brand', () => {
    expect(defineBrand({ ...defineBrand(plain), name: 'Twin' }).name).toBe('Twin');
  });
});
