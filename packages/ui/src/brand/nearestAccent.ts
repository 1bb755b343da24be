import { intoGamut, toOklab, toRgb, type Oklch } from './colour.ts';
import { hexColour, readColour } from './colourText.ts';

const LIGHTNESS_STEPS = 200;
const CHROMA_STEPS = 10;

const distance = (one: Oklch, other: Oklch) => {
  const [l, a, b] = toOklab(one);
  const [m, c, d] = toOklab(other);
  return Math.hypot(l - m, a - c, b - d);
};

/**
 * The accent of the same hue that looks most like `wished` and passes, as `#rrggbb`. Changes the lightness, and
 * the chroma only as needed. Undefined when no accent passes.
 */
export function nearestAccent(wished: Oklch, willDo: (accent: Oklch) => boolean): string | undefined {
  const candidates = new Map<string, Oklch>();
  for (let step = 0; step <= LIGHTNESS_STEPS; step++) {
    for (let share = 0; share <= CHROMA_STEPS; share++) {
      const lightness = step / LIGHTNESS_STEPS;
      const chroma = (wished.chroma * share) / CHROMA_STEPS;
      const text = hexColour(toRgb(intoGamut({ ...wished, lightness, chroma })));
      // Checked after rounding to eight bits per channel.
      const candidate = readColour(text);
      if (candidate) candidates.set(text, candidate);
    }
  }
  return [...candidates]
    .map(([text, candidate]) => ({ text, candidate, away: distance(candidate, wished) }))
    .sort((a, b) => a.away - b.away)
    .find(({ candidate }) => willDo(candidate))?.text;
}
