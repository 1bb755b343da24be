/** The languages of the site; Russian is the fallback (section 1). */
export type Language = 'en' | 'ru';

export const FALLBACK_LANGUAGE: Language = 'ru';

/** How each language writes numbers and dates. */
export const LOCALES: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' };

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ru';
}

/** The language of an address. */
export function languageOf(pathname: string): Language {
  const [, language] = pathname.split('/');
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** The first language of the browser that the site speaks. */
export function preferredLanguage(): Language {
  return (
    navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? FALLBACK_LANGUAGE
  );
}
