/** Whether `Intl` accepts a time zone. For an unknown one it throws. */
export function isTimeZone(timeZone: string | undefined): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The zone that the device reports, if `Intl` accepts it. Some devices report `Etc/Unknown`, `Factory` or nothing. */
export function reportedTimeZone(): string | undefined {
  try {
    // Older browsers report no zone, whatever the type says.
    const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat('en').resolvedOptions();
    return isTimeZone(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
