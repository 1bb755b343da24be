import {
  ApiClientProvider,
  type ApiClientProviderProps,
  ApiLanguage,
  type ConfirmIdentity,
  ConfirmIdentityProvider,
} from '@meridian/api-client/react';
import { DraftsOf } from '@meridian/forms';
import { byLanguage, createI18n, type Language, locales, serverNow, useMessages } from '@meridian/i18n';
import { messages, SupportProvider } from '@meridian/problem';
import { type StyleCache, ToastProvider, UiProvider, type UiProviderProps } from '@meridian/ui';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Links, LinksContext } from './links.ts';

export interface MeridianProviderProps
  extends Pick<UiProviderProps, 'navigate' | 'closesOnBack'>, ApiClientProviderProps {
  readonly language: Language;
  /** The id of the signed-in user. Another user gets an empty cache and their own drafts. */
  readonly user: string;
  /** The pages that features link to, for `useLinks`. */
  readonly links?: Partial<Links>;
  /** Asks the user to confirm the session where the server requires it, such as for a new wallet. Without it, the call fails. */
  readonly confirmIdentity?: ConfirmIdentity;
  /** Shown until the messages of the features inside are loaded. */
  readonly fallback?: ReactNode;
  /**
   * From `createI18n`, by language. Rendering on a server and hydration pass those whose messages `loadMessages` has loaded: nothing
   * suspends then. Keep it stable.
   */
  readonly i18n?: Readonly<Record<Language, i18n>>;
  /** From `createStyleCache`: collects the styles of a page on a server. */
  readonly styles?: StyleCache | undefined;
}

/** Provides what features need outside the cabinet. Render one around them, inside an error boundary. */
export function MeridianProvider({
  client,
  responses,
  onQuery,
  language,
  user,
  links = {},
  confirmIdentity,
  fallback,
  i18n,
  styles,
  children,
  ...ui
}: MeridianProviderProps) {
  // An error boundary of the host renders new ones, which load again what failed.
  const [instances] = useState(() => i18n ?? byLanguage((each) => createI18n(each)));
  // Another language is shown once its messages are loaded.
  const shown = useDeferredValue(language);
  return (
    <I18nextProvider i18n={instances[shown]}>
      <UiProvider locale={locales[shown]} now={serverNow} cache={styles} {...ui}>
        <Suspense fallback={fallback}>
          <ApiClientProvider key={user} client={client} responses={responses} onQuery={onQuery}>
            <ApiLanguage language={shown}>
              <LinksContext.Provider value={links}>
                <ConfirmIdentityProvider confirmIdentity={confirmIdentity}>
                  <SupportProvider>
                    <DraftsOf user={user}>
                      <Toasts>{children}</Toasts>
                    </DraftsOf>
                  </SupportProvider>
                </ConfirmIdentityProvider>
              </LinksContext.Provider>
            </ApiLanguage>
          </ApiClientProvider>
        </Suspense>
      </UiProvider>
    </I18nextProvider>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  useMessages();
  const { t } = useTranslation(messages);
  return (
    <ToastProvider label={t('toasts.label')} closeLabel={t('toasts.close')}>
      {children}
    </ToastProvider>
  );
}
