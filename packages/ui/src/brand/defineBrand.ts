import type { BrandChoices } from './BrandChoices.ts';
import { checkChoices } from './checkChoices.ts';
import type { Palette } from './contrastRules.ts';
import { derivePalette, strengthen } from './derivePalette.ts';
import { judge } from './judge.ts';
import { readChoices } from './readChoices.ts';
import { refusal } from './refusal.ts';

/** A company's choices, and the colours that follow from them. */
export interface Brand extends BrandChoices {
  readonly light: Palette;
  readonly dark: Palette;
  /** For a person who asked the system for more contrast: text at 7:1. */
  readonly strongLight: Palette;
  readonly strongDark: Palette;
}

/**
 * Derives the colours of both schemes from a company's choices.
 * @throws BrandError where a value is none that can be used or none that a brand has, and where a pair of colours would miss WCAG 2.2 AA; it says
 *   which, and the nearest accent that passes.
 */
export function defineBrand(choices: BrandChoices): Brand {
  checkChoices(choices);
  const colours = readChoices(choices);
  const failures = judge(colours);
  if (failures.length > 0) throw refusal(choices.name, colours, failures);
  const light = derivePalette(colours, 'light');
  const dark = derivePalette(colours, 'dark');
  const strongLight = strengthen(light, 'light');
  const strongDark = strengthen(dark, 'dark');
  return { ...choices, light, dark, strongLight, strongDark };
}
