import { byLanguage, createI18n } from '@meridian/i18n';

/** The i18next instance of each language. */
export const i18n = byLanguage((language) => createI18n(language));
