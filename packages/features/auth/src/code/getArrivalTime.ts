const arrivals = new WeakMap<object, number>();

/**
 * When the client received this response, in milliseconds. The server's waits count from here, because its clock and the
 * client's may differ. A cached response has the time of its first render.
 */
export function getArrivalTime(response: object): number {
  const known = arrivals.get(response);
  if (known !== undefined) return known;
  const now = Date.now();
  arrivals.set(response, now);
  return now;
}
