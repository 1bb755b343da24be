import { expect, it } from 'vitest';
import { colourNames, tones } from '../palette.ts';
import { contrastRules } from './contrastRules.ts';

/** Surfaces that a control may be placed on: all that are not a tint over another one. Ink has its own colours. */
const surfaces = colourNames.filter(
  (name) => /surface/i.test(name) && name !== 'surfaceHover' && name !== 'inkSurface',
);

const promisedOn = (surface: string) =>
  new Map(
    contrastRules
      .filter(({ on, veil }) => on === surface && !veil)
      .map(({ colour, atLeast }) => [colour, atLeast]),
  );

it.each(surfaces)('text, the ring of the focus and the line of the accent are promised on %s', (surface) => {
  const promised = promisedOn(surface);
  expect(promised.get('ink')).toBe(4.5);
  expect(promised.get('focus')).toBe(3);
  expect(promised.get('accentLine')).toBe(3);
});

it.each(tones)('a status is promised in the tone %s wherever it may stand', (tone) => {
  for (const surface of ['surface', 'surfaceRaised', 'surfaceSunken', `${tone}Surface`]) {
    expect(promisedOn(surface).get(`${tone}Ink`)).toBe(4.5);
    expect(promisedOn(surface).get(tone)).toBe(3);
  }
  expect(promisedOn(tone).get('solidInk')).toBe(4.5);
});

it('text, the border of a control, the accent and the ring of the focus are promised on ink', () => {
  const promised = promisedOn('inkSurface');
  expect(promised.get('onInk')).toBe(4.5);
  expect(promised.get('onInkMuted')).toBe(4.5);
  expect(promised.get('accentOnInk')).toBe(4.5);
  expect(promised.get('inkLine')).toBe(3);
  expect(promised.get('focusOnInk')).toBe(3);
});
