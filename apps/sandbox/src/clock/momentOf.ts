/** The moment at which the clock is to stand, from the words it was asked for in. Throws a RangeError for what is none. */
export function momentOf(given: string): Date {
  const moment = new Date(given);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(given) && !Number.isNaN(moment.getTime())) return moment;
  throw new RangeError(`the clock stands at a moment such as 2026-10-05T12:00:00Z, and not at “${given}”.`);
}
