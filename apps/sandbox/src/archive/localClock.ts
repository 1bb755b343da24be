/** A moment as a day and a time of a zone. */
export interface LocalClock {
  /** The zone that is used: UTC in place of a zone that nobody knows. */
  readonly timeZone: string;
  readonly cellsOf: (moment: string) => readonly [day: string, time: string];
}

/** A device without a named zone reports its offset, east of Greenwich. */
const offset = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;

const shifted = (timeZone: string, minutes: number): LocalClock => ({
  timeZone,
  cellsOf(moment) {
    const local = new Date(Date.parse(moment) + minutes * 60_000).toISOString();
    return [local.slice(0, 10), local.slice(11, 19)];
  },
});

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    // This locale writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}

/** The clock of a zone as devices name it: an IANA name, or an offset such as `+03:00`. */
export function localClock(timeZone: string): LocalClock {
  const [, sign, hours, minutes] = offset.exec(timeZone) ?? [];
  if (sign !== undefined)
    return shifted(timeZone, Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)));
  const format = formatIn(timeZone);
  if (!format) return shifted('UTC', 0);
  return {
    timeZone,
    cellsOf(moment) {
      const [day = '', time = ''] = format.format(new Date(moment)).split(' ');
      return [day, time];
    },
  };
}
