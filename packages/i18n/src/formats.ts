import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, locales } from './language.ts';

/** The locale of the language of the texts, for the formatters of `Intl`. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? locales[i18n.language] : i18n.language;
}

const withYear = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The same parts without the year, which no `dateStyle` leaves out. */
function withoutYear(locale: string): Record<keyof typeof withYear, Intl.DateTimeFormatOptions> {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const day = { month: 'short', day: 'numeric' } as const;
  return { day, minute: { ...day, hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } };
}

/**
 * Formats RFC 3339 times for use inside a sentence, to the day or to the minute, in the person's time zone. The year is left
 * out if it is this one, unless `year` is `always`: in a document, or on a page that may be read in another year.
 */
export function useDateFormat(
  precision: keyof typeof withYear = 'day',
  year: 'auto' | 'always' = 'auto',
): (time: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const long = new Intl.DateTimeFormat(locale, withYear[precision]);
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
