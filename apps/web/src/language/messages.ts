import { createI18n, type Language } from '@meridian/i18n';

const instances = new Map<Language, ReturnType<typeof createI18n>>();

/** The i18next instance of a language, created when it is first needed. */
export function i18nOf(language: Language): ReturnType<typeof createI18n> {
  const instance = instances.get(language) ?? createI18n(language);
  instances.set(language, instance);
  return instance;
}
