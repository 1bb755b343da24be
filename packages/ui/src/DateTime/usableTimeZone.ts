import { isTimeZone } from '@meridian/dates';

interface UsableTimeZone {
  /** Undefined for the user's own zone. */
  readonly timeZone: string | undefined;
  /** Appended to a moment that is not written in the requested zone. */
  readonly mark: string;
}

/** A value that is never a valid zone, for an unknown one. */
export const noTimeZone = '';

/**
 * The zone as `Intl` accepts it. An invalid zone becomes UTC, because `Intl` would throw and crash the page.
 * The mark says so, because the time is not that of the requested zone.
 */
export function usableTimeZone(timeZone: string | undefined): UsableTimeZone {
  return isTimeZone(timeZone) ? { timeZone, mark: '' } : { timeZone: 'UTC', mark: '\u00a0UTC' };
}
