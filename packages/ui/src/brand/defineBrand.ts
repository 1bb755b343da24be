import type { BrandChoices } from './BrandChoices.ts';
import { checkChoices } from './checkChoices.ts';
import type { Palette } from './contrastRules.ts';
import { derivePalette, strengthen } from './derivePalette.ts';
import { findFailures } from './findFailures.ts';
import { readChoices } from './readChoices.ts';
import { refusal } from './refusal.ts';

/** The chosen values and the palettes derived from them. */
export interface Brand extends BrandChoices {
  readonly light: Palette;
  readonly dark: Palette;
  /** For `prefers-contrast: more`: text at 7:1. */
  readonly strongLight: Palette;
  readonly strongDark: Palette;
}

/**
 * Derives the colours of both schemes from the ten values of a brand.
 * @throws BrandError for an invalid or unknown value, and for a pair of colours that misses WCAG 2.2 AA. It
 * names the pair and the nearest accent that passes.
 */
export function defineBrand(choices: BrandChoices): Brand {
  checkChoices(choices);
  const colours = readChoices(choices);
  const failures = findFailures(colours);
  if (failures.length > 0) throw refusal(choices.name, colours, failures);
  const light = derivePalette(colours, 'light');
  const dark = derivePalette(colours, 'dark');
  const strongLight = strengthen(light, 'light');
  const strongDark = strengthen(dark, 'dark');
  return { ...choices, light, dark, strongLight, strongDark };
}
