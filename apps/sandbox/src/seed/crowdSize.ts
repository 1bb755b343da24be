export const largestCrowd = 1_000_000;

/** How many operations a crowd is to have, from the words it was asked for in. Throws a RangeError for what is no such number. */
export function crowdSizeOf(given: string | number): number {
  const size = /^[0-9]+$/.test(`${given}`) ? Number(given) : 0;
  if (size >= 1 && size <= largestCrowd) return size;
  throw new RangeError(
    `the size of a seed is a whole number from 1 to ${largestCrowd}, in digits alone, and not “${given}”.`,
  );
}
