import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#languages';

export interface I18nOptions {
  /** Messages that are already loaded, by language and namespace. */
  resources?: Resource;
  /** Called with `namespace:key` when a message is missing. Without it, the key is shown. */
  onMissing?: (key: string) => void;
}

/**
 * An i18next instance for one language, set up the same for the app, for tests and for Storybook. It never falls back
 * to the other language: a test of every package checks that both languages have every key.
 */
export function createI18n(language: Language, { resources = {}, onMissing }: I18nOptions = {}): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    ...(onMissing && {
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
    }),
  });
  void instance.use(initReactI18next).init();
  return instance;
}
