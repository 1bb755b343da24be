import { dateFormat } from '@meridian/dates';
import { onServerAhead, serverAhead } from '@meridian/server-clock';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, locales } from './language.ts';
import { today, type DatePrecision, type DateYear, writeDate } from './writeDate.ts';

/** The locale of the language of the texts, for the formatters of `Intl`. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? locales[i18n.language] : i18n.language;
}

/**
 * Formats RFC 3339 times for use inside a sentence, to the day, to the minute or only the time, in the user's time zone. The
 * year is left out if it is this one, unless `year` is `always`: in a document, or on a page that may be read in another year. The
 * month is then written in full.
 */
export function useDateFormat(
  precision: DatePrecision = 'day',
  year: DateYear = 'auto',
): (time: string) => string {
  const locale = useLocale();
  const now = useToday();
  return (time) => writeDate(time, locale, precision, year, now);
}

/** Joins phrases to an enumeration: `1 USDT, 2 BTC, and 3 ETH`. */
export function useListFormat(): (phrases: readonly string[]) => string {
  const locale = useLocale();
  return (phrases) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(phrases);
}

/** `today`, and renders again when the server's clock turns out to be another. */
export function useToday(): string {
  useSyncExternalStore(onServerAhead, serverAhead, serverAhead);
  return today();
}

type Length = 'long' | 'short';

/** A day without its weekday. It is at midnight of UTC, so that no time zone moves it. */
const monthDayFormat = (locale: string, month: Length, hasYear: boolean) =>
  dateFormat(locale, { day: 'numeric', month, year: hasYear ? 'numeric' : undefined, timeZone: 'UTC' });

const titleOfThisYear = (locale: string) =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const midnightOf = (day: string) => new Date(`${day}T00:00:00Z`);
const isInYearOf = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);

function writeDayTitle(named: string, now: string, locale: string, length: Length): string {
  const moment = midnightOf(named);
  const distance = (moment.getTime() - midnightOf(now).getTime()) / DAY_MS;
  const isThisYear = isInYearOf(named, now);
  const format =
    isThisYear && length === 'long' ? titleOfThisYear(locale) : monthDayFormat(locale, length, !isThisYear);
  const title =
    Math.abs(distance) <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day')
      : format.format(moment);
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
    return monthDayFormat(locale, 'long', !isThisYear).formatRange(midnightOf(first), midnightOf(last));
  };
}

/** Names the month of a day of `localDay`: "November", with the year unless it is this one. */
export function useMonthTitle(): (day: string) => string {
  const locale = useLocale();
  const now = useToday();
  return (day) => {
    const year = isInYearOf(day, now) ? {} : ({ year: 'numeric' } as const);
    const title = dateFormat(locale, { month: 'long', ...year, timeZone: 'UTC' }).format(midnightOf(day));
    return title.charAt(0).toLocaleUpperCase(locale) + title.slice(1);
  };
}

/** Formats days of `localDay` from one to another, or one day, with the year. `long` is for documents: the month is written in full. */
export function useDayRange(style: 'medium' | 'long' = 'medium'): (first: string, last?: string) => string {
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: style, timeZone: 'UTC' });
  return (first, last = first) => format.formatRange(midnightOf(first), midnightOf(last));
}

const DAY_MS = 86_400_000;
