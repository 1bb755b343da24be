let readerLanguages: readonly string[] = [];

/**
 * Sets the languages that the reader's browser asks for, as `navigator.languages` has them. From then on dates are written as in
 * the reader's region: call it before the first one is shown, and not on a server.
 */
export function setReaderLanguages(tags: readonly string[]): void {
  readerLanguages = tags;
}

function readTag(tag: string): readonly Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    // Some devices report tags that `Intl` does not accept.
    return [];
  }
}

/**
 * The locale that writes dates: `en-GB` for `en-US` where the reader's browser asks for English of Britain. A region that is
 * named with another language does not count.
 */
export function regionalLocale(locale: string): string {
  if (readerLanguages.length === 0) return locale;
  const { language } = new Intl.Locale(locale);
  const region = readerLanguages
    .flatMap(readTag)
    .find((tag) => tag.language === language && tag.region !== undefined)?.region;
  return region === undefined ? locale : new Intl.Locale(locale, { region }).toString();
}
