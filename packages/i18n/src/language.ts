/** The languages of the product. Russian is the fallback (section 1). */
export const languages = ['en', 'ru'] as const;

export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'ru';

/** The locale that formats the numbers and dates of each language. */
export const locales = { en: 'en-US', ru: 'ru-RU' } as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language of an address: `/en/cabinet` is English. Undefined for an address without one. */
export function languageOfPath(pathname: string): Language | undefined {
  return languages.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`));
}

/** The first supported language of a list of language tags such as `navigator.languages`. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? fallbackLanguage;
}
