import { dateFormat, isTimeZone } from '@meridian/dates';

/** A moment as a day and a time of a zone. */
export interface LocalClock {
  /** The zone that is used: UTC in place of a zone that nobody knows. */
  readonly timeZone: string;
  readonly cellsOf: (moment: string) => readonly [day: string, time: string];
}

/** The clock of a zone as devices name it: an IANA name, or an offset such as `+03:00`. */
export function localClock(name: string): LocalClock {
  const timeZone = isTimeZone(name) ? name : 'UTC';
  // This locale writes dates as ISO 8601 does.
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return {
    timeZone,
    cellsOf(moment) {
      const [day = '', time = ''] = format.format(new Date(moment)).split(' ');
      return [day, time];
    },
  };
}
