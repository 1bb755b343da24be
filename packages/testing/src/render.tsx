import { createApiClient } from '@meridian/api-client';
import { ApiClientProvider } from '@meridian/api-client/react';
import { render as renderPlain, renderHook as renderHookPlain } from '@testing-library/react';
import { UiProvider } from '@meridian/ui';
import { createInstance, type ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

export type Language = 'en' | 'ru';

/** The messages of one package in both languages, from `loadMessages`. */
export interface Messages {
  readonly namespace: string;
  readonly en: ResourceLanguage;
  readonly ru: ResourceLanguage;
}

export interface Surroundings {
  /** Messages of the packages that the test renders. */
  readonly messages?: readonly Messages[];
  readonly language?: Language;
  readonly token?: string | null;
  readonly onUnauthorized?: () => void;
  /** Time limit of a call in milliseconds. */
  readonly timeoutMs?: number;
}

const locales = { en: 'en-US', ru: 'ru-RU' } as const;

/** A missing message throws. */
function wordsOf(messages: readonly Messages[], language: Language) {
  const words = createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {
      en: Object.fromEntries(messages.map(({ namespace, en }) => [namespace, en])),
      ru: Object.fromEntries(messages.map(({ namespace, ru }) => [namespace, ru])),
    },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`There is no word for ${namespace}:${key} in ${language}`);
    },
  });
  void words.use(initReactI18next).init();
  return words;
}

/** The providers of the app: messages, language, a client and an empty cache. */
function surroundingsOf({
  messages = [],
  language = 'en',
  token = 'test-token',
  onUnauthorized = () => {},
  timeoutMs = 5000,
}: Surroundings) {
  document.documentElement.lang = language;
  const words = wordsOf(messages, language);
  const client = createApiClient({
    baseUrl: new URL('/api', location.href).href,
    getToken: () => token,
    getLanguage: () => language,
    onUnauthorized,
    timeoutMs,
  });
  return function Surrounding({ children }: { readonly children: ReactNode }) {
    return (
      <I18nextProvider i18n={words}>
        <UiProvider locale={locales[language]}>
          <ApiClientProvider client={client}>{children}</ApiClientProvider>
        </UiProvider>
      </I18nextProvider>
    );
  };
}

/** Renders in one language with the providers of the app and `mockServer`. */
export function render(element: ReactNode, surroundings: Surroundings = {}) {
  return renderPlain(element, { wrapper: surroundingsOf(surroundings) });
}

/** Renders a hook with the same providers. */
export function renderHook<Result>(useResult: () => Result, surroundings: Surroundings = {}) {
  return renderHookPlain(useResult, { wrapper: surroundingsOf(surroundings) });
}
