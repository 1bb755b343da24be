/** Smaller differences come from the time that a response takes. Correcting them would only make times jump. */
const TOLERANCE_MS = 60_000;

let aheadOfDevice = 0;
const listeners = new Set<() => void>();

/** The current time in milliseconds, by the clock of the server. Before its first response, by that of the device. */
export const serverNow = (): number => Date.now() + aheadOfDevice;

/** Milliseconds by which the clock of the server is ahead of the device's; 0 if they agree to the minute. */
export const serverAhead = (): number => aheadOfDevice;

/** Calls the listener when `serverAhead` changes. Returns a function that stops it. */
export function onServerAhead(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Takes the time from the header `Date` of a response that was just received. Without a readable one nothing changes. */
export function followServer(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  const isSame = ahead === aheadOfDevice || (ahead !== 0 && Math.abs(ahead - aheadOfDevice) < TOLERANCE_MS);
  if (isSame) return;
  aheadOfDevice = ahead;
  listeners.forEach((listener) => listener());
}
