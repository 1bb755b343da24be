import { createApiClient } from '@meridian/api-client';
import { ApiClientProvider } from '@meridian/api-client/react';
import { render as renderPlain, renderHook as renderHookPlain } from '@testing-library/react';
import { UiProvider } from '@meridian/ui';
import { createInstance, type ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

export type Language = 'en' | 'ru';

/** The words of one package in both languages; `loadMessages` gets them from its index. */
export interface Messages {
  readonly namespace: string;
  readonly en: ResourceLanguage;
  readonly ru: ResourceLanguage;
}

export interface Surroundings {
  /** Words of the packages that the test renders. */
  readonly messages?: readonly Messages[];
  readonly language?: Language;
  readonly token?: string | null;
  readonly onUnauthorized?: () => void;
  /** How long a call may take, in milliseconds. */
  readonly timeoutMs?: number;
}

const locales = { en: 'en-US', ru: 'ru-RU' } as const;

/** A missing word is an error here, not a key on the screen. */
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

/** What the app puts around a screen: words, language, a client, an empty cache. */
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

/** Renders as the app would, in one language, against `mockServer`. */
export function render(element: ReactNode, surroundings: Surroundings = {}) {
  return renderPlain(element, { wrapper: surroundingsOf(surroundings) });
}

/** The same for a hook alone. */
export function renderHook<Result>(useResult: () => Result, surroundings: Surroundings = {}) {
  return renderHookPlain(useResult, { wrapper: surroundingsOf(surroundings) });
}
