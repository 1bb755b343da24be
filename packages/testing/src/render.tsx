import { createApiClient } from '@meridian/api-client';
import { ApiClientProvider } from '@meridian/api-client/react';
import { render as renderPlain, renderHook as renderHookPlain } from '@testing-library/react';
import { createI18n, type Language, locales, serverNow } from '@meridian/i18n';
import { UiProvider } from '@meridian/ui';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Messages } from './loadMessages.ts';

export interface Surroundings {
  /** Messages of the packages that the test renders. */
  readonly messages?: readonly Messages[];
  readonly language?: Language;
  readonly token?: string | null;
  readonly onUnauthorized?: () => void;
  /** Time limit of a call in milliseconds. */
  readonly timeoutMs?: number;
}

/** A missing message is an error. */
function i18nOf(messages: readonly Messages[], language: Language) {
  return createI18n(language, {
    resources: {
      [language]: Object.fromEntries(messages.map((texts) => [texts.namespace, texts[language]])),
    },
    onMissing: (key) => {
      throw new Error(`No message ${key} in ${language}`);
    },
  });
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
  const i18n = i18nOf(messages, language);
  const client = createApiClient({
    baseUrl: new URL('/api', location.href).href,
    getToken: () => token,
    getLanguage: () => language,
    onUnauthorized,
    timeoutMs,
  });
  return function Surrounding({ children }: { readonly children: ReactNode }) {
    return (
      <I18nextProvider i18n={i18n}>
        <UiProvider locale={locales[language]} now={serverNow}>
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
