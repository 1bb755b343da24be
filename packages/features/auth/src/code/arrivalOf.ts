const arrivals = new WeakMap<object, number>();

/**
 * When the client received this answer, in milliseconds. The server's waits count from here, because its clock and the
 * client's may differ. A cached answer has the time of its first render.
 */
export function arrivalOf(answer: object): number {
  const known = arrivals.get(answer);
  if (known !== undefined) return known;
  const now = Date.now();
  arrivals.set(answer, now);
  return now;
}
