import { onServerAhead, serverAhead, serverNow } from '@meridian/server-clock';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, locales } from './language.ts';

/** The locale of the language of the texts, for the formatters of `Intl`. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? locales[i18n.language] : i18n.language;
}

/** Creates each formatter once: that is slow, and a list has many rows. */
function kept<Choice extends string, Format>(create: (locale: string, choice: Choice) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, choice: Choice): Format => {
    const key = `${locale} ${choice}`;
    const format = formats.get(key) ?? create(locale, choice);
    formats.set(key, format);
    return format;
  };
}

const withYear = {
  time: { timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The same parts without the year, which no `dateStyle` leaves out. */
function withoutYear(locale: string): Record<keyof typeof withYear, Intl.DateTimeFormatOptions> {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const day = { month: 'short', day: 'numeric' } as const;
  return {
    time: withYear.time,
    day,
    minute: { ...day, hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' },
  };
}

type Precision = keyof typeof withYear;

const longDates = kept<Precision, Intl.DateTimeFormat>(
  (locale, precision) => new Intl.DateTimeFormat(locale, withYear[precision]),
);
const shortDates = kept<Precision, Intl.DateTimeFormat>(
  (locale, precision) => new Intl.DateTimeFormat(locale, withoutYear(locale)[precision]),
);
const datesInFull = kept<Precision, Intl.DateTimeFormat>(
  (locale, precision) =>
    new Intl.DateTimeFormat(locale, {
      ...withYear[precision],
      ...(precision !== 'time' && { dateStyle: 'long' }),
    }),
);

/**
 * Formats RFC 3339 times for use inside a sentence, to the day, to the minute or only the time, in the person's time zone. The
 * year is left out if it is this one, unless `year` is `always`: in a document, or on a page that may be read in another year. The
 * month is then written in full.
 */
export function useDateFormat(
  precision: Precision = 'day',
  year: 'auto' | 'always' = 'auto',
): (time: string) => string {
  const locale = useLocale();
  const thisYear = useToday().slice(0, 4);
  return (time) => {
    const moment = new Date(time);
    const isThisYear = localDay(time).startsWith(thisYear);
    const formats = year === 'always' ? datesInFull : isThisYear ? shortDates : longDates;
    // A date does not break: a line that starts with “2026” or “г.” is hard to read.
    return formats(locale, precision).format(moment).replaceAll(' ', '\u00a0');
  };
}

const lists = kept<'conjunction', Intl.ListFormat>((locale, type) => new Intl.ListFormat(locale, { type }));

/** Joins phrases to an enumeration: `1 USDT, 2 BTC, and 3 ETH`. */
export function useListFormat(): (phrases: readonly string[]) => string {
  const locale = useLocale();
  return (phrases) => lists(locale, 'conjunction').format(phrases);
}

/** The calendar day of a moment in the person's time zone, as `2026-11-24`. */
export function localDay(time: string | number): string {
  const moment = new Date(time);
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** The current day in the person's time zone, by the clock of the server: that of the device may be wrong by days. */
export const today = (): string => localDay(serverNow());

/** `today`, and renders again when the server's clock turns out to be another. */
export function useToday(): string {
  useSyncExternalStore(onServerAhead, serverAhead, serverAhead);
  return today();
}

/** The time of a moment in the person's time zone, as `09:30:05`. */
export function localTime(time: string | number): string {
  const moment = new Date(time);
  return [moment.getHours(), moment.getMinutes(), moment.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const dayStyles = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Length = keyof typeof dayStyles;

/** Days are at midnight of UTC, so that no time zone moves them. */
const daysOfThisYear = kept<Length, Intl.DateTimeFormat>(
  (locale, length) => new Intl.DateTimeFormat(locale, { ...dayStyles[length], timeZone: 'UTC' }),
);
const daysOfAnyYear = kept<Length, Intl.DateTimeFormat>((locale, length) => {
  const { day, month } = dayStyles[length];
  return new Intl.DateTimeFormat(locale, { day, month, year: 'numeric', timeZone: 'UTC' });
});
const daysWithoutWeekday = kept<Length, Intl.DateTimeFormat>((locale, length) => {
  const { day, month } = dayStyles[length];
  return new Intl.DateTimeFormat(locale, { day, month, timeZone: 'UTC' });
});
const daysAround = kept<'auto', Intl.RelativeTimeFormat>(
  (locale, numeric) => new Intl.RelativeTimeFormat(locale, { numeric }),
);

const midnightOf = (day: string) => new Date(`${day}T00:00:00Z`);
const isInYearOf = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);

function writeDayTitle(named: string, now: string, locale: string, length: Length): string {
  const moment = midnightOf(named);
  const distance = (moment.getTime() - midnightOf(now).getTime()) / DAY_MS;
  const days = isInYearOf(named, now) ? daysOfThisYear : daysOfAnyYear;
  const title =
    Math.abs(distance) <= 1
      ? daysAround(locale, 'auto').format(distance, 'day')
      : days(locale, length).format(moment);
  const unbroken = title.replaceAll(' ', '\u00a0');
  return length === 'long' ? unbroken.charAt(0).toLocaleUpperCase(locale) + unbroken.slice(1) : unbroken;
}

/**
 * Names a day of `localDay`: "Yesterday", "Today" and "Tomorrow", otherwise the date, with its year unless it is this one. `long`
 * is the title of what happened on that day, `short` is for use inside a sentence.
 */
export function useDayTitle(length: Length = 'long'): (day: string) => string {
  const locale = useLocale();
  const now = useToday();
  return (day) => writeDayTitle(day, now, locale, length);
}

/** Names the days from one of `localDay` to another: "November 12 – 20", with the year unless it is this one. A day alone as `useDayTitle`. */
export function useDaySpan(): (first: string, last: string) => string {
  const locale = useLocale();
  const now = useToday();
  return (first, last) => {
    if (first === last) return writeDayTitle(first, now, locale, 'long');
    const isThisYear = isInYearOf(first, now) && isInYearOf(last, now);
    const days = isThisYear ? daysWithoutWeekday : daysOfAnyYear;
    return days(locale, 'long').formatRange(midnightOf(first), midnightOf(last));
  };
}

const dayRanges = kept<'medium' | 'long', Intl.DateTimeFormat>(
  (locale, dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
);

/** Formats days of `localDay` from one to another, or one day, with the year. `long` is for documents: the month is written in full. */
export function useDayRange(style: 'medium' | 'long' = 'medium'): (first: string, last?: string) => string {
  const locale = useLocale();
  return (first, last = first) => dayRanges(locale, style).formatRange(midnightOf(first), midnightOf(last));
}

const DAY_MS = 86_400_000;
