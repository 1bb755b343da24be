import type { ColourName } from '../palette.ts';
import { intoGamut } from './colour.ts';
import { contrastRules, calculateRatio, type ContrastRule, type Palette } from './contrastRules.ts';

const STEP = 0.005;

/**
 * Changes the lightness of each named colour until every rule about it passes. Colours darker than their
 * surroundings get darker, the others lighter. Stops at black or white.
 */
export function meetContrast(
  palette: Palette,
  names: readonly ColourName[],
  towards: 'down' | 'up',
  rules: readonly ContrastRule[] = contrastRules,
): Palette {
  return names.reduce((settled, name) => meetContrastOf(settled, name, towards, rules), palette);
}

function meetContrastOf(
  palette: Palette,
  name: ColourName,
  towards: 'down' | 'up',
  rules: readonly ContrastRule[],
): Palette {
  const own = rules.filter((rule) => rule.colour === name || rule.on === name);
  const wished = palette[name];
  for (let moved = 0; ; moved += STEP) {
    const lightness = towards === 'up' ? wished.lightness + moved : wished.lightness - moved;
    const isEnd = towards === 'up' ? lightness >= 1 : lightness <= 0;
    const colour = intoGamut({ ...wished, lightness: Math.min(1, Math.max(0, lightness)) });
    const tried = { ...palette, [name]: colour };
    if (isEnd || own.every((rule) => calculateRatio(tried, rule) >= rule.atLeast)) return tried;
  }
}
