import { reportedTimeZone } from '@meridian/dates';

/** Whether the device reports a usable time zone. Otherwise every time and day is in UTC. */
export const isTimeZoneKnown = (): boolean => reportedTimeZone() !== undefined;

/** The user's time zone, which the contract wants beside a period: an IANA name, or an offset such as `+03:00`. */
export const localTimeZone = (): string => reportedTimeZone() ?? 'UTC';
