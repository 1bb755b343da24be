import { regionalLocale } from './region.ts';

const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * The format of a locale with these options, in the reader's region. Each is created once: that is slow, and a table has many
 * dates.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const regional = regionalLocale(locale);
  return (formats[`${regional} ${JSON.stringify(options)}`] ??= new Intl.DateTimeFormat(regional, options));
}
