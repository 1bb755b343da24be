const arrivals = new WeakMap<object, number>();

/**
 * When the client first saw this answer, in milliseconds. Waits of the server count from here, because its clock and the
 * client's may differ. An answer out of the cache keeps its time.
 */
export function arrivalOf(answer: object): number {
  const known = arrivals.get(answer);
  if (known !== undefined) return known;
  const now = Date.now();
  arrivals.set(answer, now);
  return now;
}
