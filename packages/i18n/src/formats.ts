import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, locales } from './language.ts';

/** The locale of the language of the texts, for the formatters of `Intl`. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? locales[i18n.language] : i18n.language;
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

/**
 * Formats RFC 3339 times for use inside a sentence, to the day, to the minute or only the time, in the person's time zone. The
 * year is left out if it is this one, unless `year` is `always`: in a document, or on a page that may be read in another year. The
 * month is then written in full.
 */
export function useDateFormat(
  precision: keyof typeof withYear = 'day',
  year: 'auto' | 'always' = 'auto',
): (time: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const inFull = year === 'always' && precision !== 'time';
    const long = new Intl.DateTimeFormat(locale, {
      ...withYear[precision],
      ...(inFull && { dateStyle: 'long' }),
    });
    const short = new Intl.DateTimeFormat(locale, withoutYear(locale)[precision]);
    return (time) => {
      const moment = new Date(time);
      const isThisYear = year === 'auto' && moment.getFullYear() === new Date().getFullYear();
      // A date does not break: a line that starts with “2026” or “г.” is hard to read.
      return (isThisYear ? short : long).format(moment).replaceAll(' ', '\u00a0');
    };
  }, [locale, precision, year]);
}

/** Joins phrases to an enumeration: `1 USDT, 2 BTC, and 3 ETH`. */
export function useListFormat(): (phrases: readonly string[]) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.ListFormat(locale);
    return (phrases) => format.format(phrases);
  }, [locale]);
}

/** The person's time zone, which the contract wants beside a period. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The calendar day of a moment in the person's time zone, as `2026-11-24`. */
export function localDay(time: string | number): string {
  const moment = new Date(time);
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

const dayStyles = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Names a day of `localDay`: "Yesterday", "Today" and "Tomorrow", otherwise the date, with its year unless it is this one. `long`
 * is the title of what happened on that day, `short` is for use inside a sentence.
 */
export function useDayTitle(length: keyof typeof dayStyles = 'long'): (day: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const { day, month } = dayStyles[length];
    const thisYear = new Intl.DateTimeFormat(locale, { ...dayStyles[length], timeZone: 'UTC' });
    const otherYear = new Intl.DateTimeFormat(locale, { day, month, year: 'numeric', timeZone: 'UTC' });
    return (named) => {
      const moment = new Date(`${named}T00:00:00Z`);
      const today = localDay(Date.now());
      const distance = (moment.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
      const title =
        Math.abs(distance) <= 1
          ? relative.format(distance, 'day')
          : (named.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(moment);
      const unbroken = title.replaceAll(' ', '\u00a0');
      return length === 'long' ? unbroken.charAt(0).toLocaleUpperCase(locale) + unbroken.slice(1) : unbroken;
    };
  }, [locale, length]);
}

/** Names the days from one of `localDay` to another: "November 12 – 20", with the year unless it is this one. A day alone as `useDayTitle`. */
export function useDaySpan(): (first: string, last: string) => string {
  const locale = useLocale();
  const titleOf = useDayTitle();
  return useMemo(() => {
    const { day, month } = dayStyles.long;
    const thisYear = new Intl.DateTimeFormat(locale, { day, month, timeZone: 'UTC' });
    const otherYear = new Intl.DateTimeFormat(locale, { day, month, year: 'numeric', timeZone: 'UTC' });
    return (first, last) => {
      if (first === last) return titleOf(first);
      const isThisYear = [first, last].every(
        (named) => named.slice(0, 4) === localDay(Date.now()).slice(0, 4),
      );
      const [from, to] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)];
      return (isThisYear ? thisYear : otherYear).formatRange(from, to);
    };
  }, [locale, titleOf]);
}

const DAY_MS = 86_400_000;
