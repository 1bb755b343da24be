/** What clocks show in a zone, as the milliseconds at which those of Greenwich show the same. */
export interface WallClock {
  read: (moment: number) => number;
  /** When the clocks show that; an hour that they leave out in spring is the next one. */
  momentOf: (shown: number) => number;
}

const parts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** The clock of a zone that `Intl` knows; the reader's own unless it is given. */
export function wallClock(timeZone: string | undefined): WallClock {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, calendar: 'gregory', timeZone });
  const read = (moment: number) => {
    const shown = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (type: keyof Intl.DateTimeFormatPartTypesRegistry) => shown.get(type) ?? 0;
    const day = Date.UTC(part('year'), part('month') - 1, part('day'));
    const seconds = (part('hour') * 60 + part('minute')) * 60 + part('second');
    return day + seconds * 1000 + (((moment % 1000) + 1000) % 1000);
  };
  const momentOf = (shown: number) => {
    const near = shown - (read(shown) - shown);
    return shown - (read(near) - near);
  };
  return { read, momentOf };
}
