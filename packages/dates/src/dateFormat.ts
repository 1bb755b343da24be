const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a locale with these options. Each is created once: that is slow, and a table has many dates. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
