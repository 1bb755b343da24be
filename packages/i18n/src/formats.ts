import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, locales } from './language.ts';

/** The locale of the language of the texts, for the formatters of `Intl`. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? locales[i18n.language] : i18n.language;
}

const styles = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats RFC 3339 times for use inside a sentence, to the day or to the minute, in the person's time zone. */
export function useDateFormat(precision: keyof typeof styles = 'day'): (time: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, styles[precision]);
    // A date does not break: a line that starts with “2026” or “г.” is hard to read.
    return (time) => format.format(new Date(time)).replaceAll(' ', '\u00a0');
  }, [locale, precision]);
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
