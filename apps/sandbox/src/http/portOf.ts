/** The port that is asked for in words; 0 stands for any free one. Throws a RangeError for what is none. */
export function portOf(given: string): number {
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port > 65_535) {
    throw new RangeError(`a port is a whole number from 0 to 65535, and not “${given}”.`);
  }
  return port;
}
