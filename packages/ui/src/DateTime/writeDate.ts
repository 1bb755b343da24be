import { usableTimeZone } from './usableTimeZone.ts';

export type Precision = 'day' | 'minute' | 'second';

const styles = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<Precision, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times, and a table has many dates. */
function formatOf(locale: string, precision: Precision, timeZone?: string): Intl.DateTimeFormat {
  const key = `${locale} ${precision} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[precision], timeZone });
  formats.set(key, format);
  return format;
}

export const isDayAlone = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A moment as the language writes it, with UTC behind it where the zone is none; a dash where the text is no moment. */
export function writeDate(value: string, locale: string, precision: Precision, timeZone?: string): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '—';
  // A day alone has no hour, and is read as midnight in Greenwich, which is still the evening before in America.
  if (isDayAlone(value)) return formatOf(locale, 'day', 'UTC').format(moment);
  const usable = usableTimeZone(timeZone);
  return formatOf(locale, precision, usable.timeZone).format(moment) + usable.mark;
}
