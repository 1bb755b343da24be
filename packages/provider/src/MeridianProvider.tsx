import type { ApiClient } from '@meridian/api-client';
import {
  ApiClientProvider,
  ApiLanguage,
  type ConfirmIdentity,
  ConfirmIdentityProvider,
} from '@meridian/api-client/react';
import { DraftsOf } from '@meridian/forms';
import { byLanguage, createI18n, type Language, locales, serverNow, useMessages } from '@meridian/i18n';
import { SupportProvider } from '@meridian/problem';
import { ToastProvider, UiProvider, type UiProviderProps } from '@meridian/ui';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Links, LinksContext } from './links.ts';
import { messages } from './messages.ts';

export interface MeridianProviderProps extends Pick<UiProviderProps, 'navigate' | 'closesOnBack'> {
  /** From `createApiClient`. */
  readonly client: ApiClient;
  readonly language: Language;
  /** The id of the signed-in user. Another user gets an empty cache and their own drafts. */
  readonly user: string;
  /** The pages that features link to, for `useLinks`. */
  readonly links?: Partial<Links>;
  /** Asks the user to confirm the session where the server requires it, such as for a new wallet. Without it, the call fails. */
  readonly confirmIdentity?: ConfirmIdentity;
  /** Shown until the messages of the features inside are loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Provides what features need outside the cabinet. Render one around them, inside an error boundary. */
export function MeridianProvider({
  client,
  language,
  user,
  links = {},
  confirmIdentity,
  fallback,
  children,
  ...ui
}: MeridianProviderProps) {
  // An error boundary of the host renders new ones, which load again what failed.
  const [instances] = useState(() => byLanguage((each) => createI18n(each)));
  // Another language is shown once its messages are loaded.
  const shown = useDeferredValue(language);
  return (
    <I18nextProvider i18n={instances[shown]}>
      <UiProvider locale={locales[shown]} now={serverNow} {...ui}>
        <Suspense fallback={fallback}>
          <ApiClientProvider key={user} client={client}>
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
