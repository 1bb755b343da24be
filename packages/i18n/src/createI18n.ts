import { createInstance, type FormatterModule, type i18n, type Resource } from 'i18next';
import type { Language } from '#languages';
import { createBackend, throwFailure } from './messages.ts';

export interface I18nOptions {
  /** All messages, by language and namespace. Without them, messages are loaded when a component first uses them, and it suspends. */
  resources?: Resource;
  /** Called with `namespace:key` when a message is missing. Without it, the key is shown. */
  onMissing?: (key: string) => void;
}

/**
 * An i18next instance for one language, set up the same for the app, for tests and for Storybook. It never falls back
 * to the other language: a test of every package checks that both languages have every key. Pass it to `I18nextProvider`: without
 * `initReactI18next`, it does not replace the instance of a host.
 */
export function createI18n(language: Language, { resources, onMissing }: I18nOptions = {}): i18n {
  const numbers = new Intl.NumberFormat(language);
  /** Groups the digits of every count. Amounts and percentages are strings that are already formatted. */
  const formatter: FormatterModule = {
    type: 'formatter',
    init: noFormats,
    add: noFormats,
    addCached: noFormats,
    format(value: unknown) {
      if (typeof value === 'number') return numbers.format(value);
      return typeof value === 'string' ? value : '';
    },
  };
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    // Not `en` for `en-XA`.
    load: 'currentOnly',
    initAsync: false,
    // `useTranslation()` without a namespace loads nothing.
    resources: resources ?? { [language]: { translation: {} } },
    partialBundledLanguages: resources === undefined,
    interpolation: {
      // React escapes what it renders.
      escapeValue: false,
      alwaysFormat: true,
    },
    saveMissing: true,
    missingKeyHandler(_languages, namespace, key) {
      throwFailure(language, namespace);
      onMissing?.(`${namespace}:${key}`);
    },
  });
  if (!resources) instance.use(createBackend(language));
  void instance.use(formatter).init();
  return instance;
}

/** The instance of a language, created when it is first needed. */
export function createI18nByLanguage(): (language: Language) => i18n {
  const instances = new Map<Language, i18n>();
  return (language) => {
    const instance = instances.get(language) ?? createI18n(language);
    instances.set(language, instance);
    return instance;
  };
}

/** A message has no formats of its own, such as `{{date, short}}`. */
function noFormats(): void {}
