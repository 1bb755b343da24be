/**
 * The tag as `Intl` takes it: with the `_` that servers write made a `-`. One that is no tag at all becomes English, since
 * every number and date would throw at it and take the page down.
 */
export function usableLocale(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag === '' ? tag : 'en-US';
  }
}
