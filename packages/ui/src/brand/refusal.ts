import { BrandError, type MissedContrast } from './BrandError.ts';
import { laidOver, toRgb } from './colour.ts';
import { cssColour, hexColour, readColour } from './colourText.ts';
import { derivePalette, isFillReadable, type ColourChoices } from './derivePalette.ts';
import { findFailures, type SchemeFailure } from './findFailures.ts';
import { nearestAccent } from './nearestAccent.ts';
import { pairInWords } from './pairInWords.ts';

const passes = (choices: ColourChoices) => isFillReadable(choices) && findFailures(choices).length === 0;

/** The error for a brand with contrast failures, with the smallest change that would fix it. */
export function refusal(
  name: string,
  choices: ColourChoices,
  failures: readonly SchemeFailure[],
): BrandError {
  const accent = nearestAccent(choices.accent, (tried) => passes({ ...choices, accent: tried }));
  const [worst] = failures;
  const missed = worst && missedBy(choices, worst);
  const problem = `${name} cannot be used: ${worst && missed ? `${pairInWords(worst)} ${whatIsWrong(missed)}` : ''}`;
  return accent === undefined
    ? new BrandError(problem, { missed })
    : new BrandError(`${problem} ${mendAccent(choices, accent)}`, { missed, proposedAccent: accent });
}

function missedBy(choices: ColourChoices, failure: SchemeFailure): MissedContrast {
  const { colour, on, veil, ratio, atLeast, scheme } = failure;
  const palette = derivePalette(choices, scheme);
  const surface = veil ? laidOver(palette[veil], palette[on]) : toRgb(palette[on]);
  return {
    colour,
    on,
    isUnderPointer: veil !== undefined,
    scheme,
    shown: [hexColour(toRgb(palette[colour])), hexColour(surface)],
    // Truncated: 4.499 must not be shown as 4.5.
    ratio: Math.floor(ratio * 100) / 100,
    atLeast,
  };
}

function whatIsWrong({ scheme, shown, ratio, atLeast }: MissedContrast): string {
  const pair = shown.join(' on ');
  return `(${pair}) has a contrast of ${ratio}:1 in the ${scheme} scheme, and ${atLeast}:1 is needed.`;
}

function mendAccent(choices: ColourChoices, hex: string): string {
  const read = readColour(hex);
  const nearest = `The nearest accent that passes is ${hex}${read ? `, ${cssColour(read)}` : ''}.`;
  const isInkAlone = choices.accentInk && passes({ ...choices, accentInk: undefined });
  return isInkAlone ? `${nearest} This accent passes, too, when accentInk is left out.` : nearest;
}
