interface UsableTimeZone {
  /** Undefined for the reader's own. */
  readonly timeZone: string | undefined;
  /** What stands after a moment that is not written in the zone that was asked for. */
  readonly mark: string;
}

/** A name that no zone has, for a zone that nobody knows. */
export const noTimeZone = '';

/**
 * The zone as `Intl` takes it. What is none becomes UTC, since every moment would throw at it and take the page down, and
 * says so by its mark: an hour of another zone must not pass for one of this.
 */
export function usableTimeZone(timeZone: string | undefined): UsableTimeZone {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return { timeZone, mark: '' };
  } catch {
    return { timeZone: 'UTC', mark: '\u00a0UTC' };
  }
}
