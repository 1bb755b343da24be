const formats: Record<string, Intl.DateTimeFormat> = {};

/** The format of a locale with these options. Each is created once: that is slow, and a table has many dates. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  (formats[`${locale} ${JSON.stringify(options)}`] ??= new Intl.DateTimeFormat(locale, options));
