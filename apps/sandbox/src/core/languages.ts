import type { Schema } from '@meridian/api-client';

type Language = Schema<'Language'>;

/** A language of the contract that is missing here does not compile. */
const supported: Readonly<Record<Language, true>> = { en: true, ru: true };

/** The language of a caller who asks for none of the languages (section 9). */
export const fallbackLanguage: Language = 'ru';

export const isLanguage = (value: string): value is Language => Object.hasOwn(supported, value);

export const languages: readonly Language[] = Object.keys(supported).filter(isLanguage);
