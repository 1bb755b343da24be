export const largestSeedSize = 1_000_000;

/** Parses the number of operations that `--seed-size` asks for. Throws a RangeError for an invalid one. */
export function parseSeedSize(given: string | number): number {
  const size = /^[0-9]+$/.test(`${given}`) ? Number(given) : 0;
  if (size >= 1 && size <= largestSeedSize) return size;
  throw new RangeError(
    `the size of a seed is a whole number from 1 to ${largestSeedSize}, in digits alone, and not “${given}”.`,
  );
}

/** What a start with `--seed-size` reports. */
export function describeSeed(size: number, hasSeeded: boolean): string {
  if (hasSeeded) return `The database was seeded now, with partners that have about ${size} operations.`;
  return `The database has a seed already, so --seed-size ${size} was ignored. POST {"seedSize":${size}} to /sandbox/reset to delete its data and seed it again, or give the flag with an empty database.`;
}
