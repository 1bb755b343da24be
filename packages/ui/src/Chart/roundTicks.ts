/** Converts between values and multiples of a round step. */
interface RoundStep {
  readonly size: number;
  countOf: (value: number) => number;
  valueOf: (count: number) => number;
}

/** 1, 2, 5 or 10, whichever is nearest by ratio. */
function roundFactor(factor: number): number {
  if (factor >= Math.sqrt(50)) return 10;
  if (factor >= Math.sqrt(10)) return 5;
  return factor >= Math.SQRT2 ? 2 : 1;
}

/** A round step, 1, 2 or 5 times a power of ten, of which about `steps` fit in the range. */
function roundStepOf(range: number, steps: number): RoundStep {
  const rough = range / steps;
  const power = Math.floor(Math.log10(rough));
  const factor = roundFactor(rough / 10 ** power);
  if (power >= 0) {
    const size = factor * 10 ** power;
    return { size, countOf: (value) => value / size, valueOf: (count) => count * size };
  }
  // Division keeps the decimals short: 3 / 10 is 0.3, and 3 * 0.1 is not.
  const inverse = 10 ** -power / factor;
  return { size: 1 / inverse, countOf: (value) => value * inverse, valueOf: (count) => count / inverse };
}

/** The multiples of a round step around the bounds, about `steps` apart. The first and the last enclose the bounds. */
export function roundTicks(least: number, greatest: number, steps: number): readonly number[] {
  const step = roundStepOf(greatest - least, steps);
  let [first, last] = [Math.floor(step.countOf(least)), Math.ceil(step.countOf(greatest))];
  // A multiple can be rounded across the bound that it was made from.
  if (step.valueOf(first) > least) first -= 1;
  if (step.valueOf(last) < greatest) last += 1;
  const [start, end] = [step.valueOf(first), step.valueOf(last)];
  // The rounded range is wider and may need a larger step. Not a loop until the step is equal: a NaN never is.
  if (roundStepOf(end - start, steps).size > step.size) return roundTicks(start, end, steps);
  return Array.from({ length: last - first + 1 }, (_, index) => step.valueOf(first + index));
}
