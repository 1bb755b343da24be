import type { BrandChoices } from './BrandChoices.ts';
import { BrandError } from './BrandError.ts';
import { readColour } from './colourText.ts';
import type { ColourChoices } from './derivePalette.ts';
import { chooseNeutral } from './defaultChoices.ts';

/** Parses the choices that affect colours and fills in the defaults. */
export function readChoices(choices: BrandChoices): ColourChoices {
  const { name, accent, accentInk, scheme } = choices;
  const colour = readColour(accent);
  if (!colour) {
    throw new BrandError(
      `${name} cannot be used: its accent "${accent}" is not a valid colour. ` +
        'Write it as #0b6b7a or as oklch(50% 0.1 215).',
      { value: 'accent' },
    );
  }
  return {
    accent: colour,
    accentInk,
    neutral: chooseNeutral(choices),
    designedFor: scheme === 'dark' ? 'dark' : 'light',
  };
}
