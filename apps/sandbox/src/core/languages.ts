import type { Schema } from '@meridian/api-client';

type Language = Schema<'Language'>;

/** A language of the contract that is missing here does not compile. */
const supported: Readonly<Record<Language, true>> = { en: true, ru: true };

export const isLanguage = (value: string): value is Language => Object.hasOwn(supported, value);

export const languages: readonly Language[] = Object.keys(supported).filter(isLanguage);
