/** The zone that the device reports, if `Intl` accepts it. Some devices report `Etc/Unknown`, `Factory` or nothing. */
function reportedTimeZone(): string | undefined {
  try {
    // Older browsers report no zone, whatever the type says.
    const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

/** Whether the device reports a usable time zone. Otherwise every time and day is in UTC. */
export const isTimeZoneKnown = (): boolean => reportedTimeZone() !== undefined;

/** The person's time zone, which the contract wants beside a period: an IANA name, or an offset such as `+03:00`. */
export const localTimeZone = (): string => reportedTimeZone() ?? 'UTC';
