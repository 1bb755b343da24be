import { createI18nByLanguage } from '@meridian/i18n';

/** The i18next instances of the app and of the pages that the build renders. */
export const i18nOf = createI18nByLanguage();
