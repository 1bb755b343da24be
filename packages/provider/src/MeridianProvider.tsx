import type { ApiClient } from '@meridian/api-client';
import {
  ApiClientProvider,
  ApiLanguage,
  type ConfirmIdentity,
  ConfirmIdentityProvider,
} from '@meridian/api-client/react';
import { DraftsOf } from '@meridian/forms';
import { type Language, locales, type PackageMessages, serverNow } from '@meridian/i18n';
import { SupportProvider } from '@meridian/problem';
import { ToastProvider, UiProvider, type UiProviderProps } from '@meridian/ui';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Links, LinksContext } from './links.ts';
import { useLoadedTexts } from './useLoadedTexts.ts';

export interface MeridianProviderProps extends Pick<UiProviderProps, 'navigate' | 'closesOnBack'> {
  /** From `createApiClient`. */
  readonly client: ApiClient;
  readonly language: Language;
  /** The `messages` of the features inside. Keep this stable: otherwise every render loads them again. */
  readonly messages: readonly PackageMessages[];
  /** The id of the signed-in person. Another person gets an empty cache and their own drafts. */
  readonly person: string;
  /** The pages that features link to, for `useLinks`. */
  readonly links?: Partial<Links>;
  /** Asks the person to confirm the session where the server requires it, such as for a new wallet. Without it, the call fails. */
  readonly confirmIdentity?: ConfirmIdentity;
  /** Shown until the messages are loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Provides what features need outside the cabinet. Render one around them, inside an error boundary. */
export function MeridianProvider({
  client,
  language,
  messages,
  person,
  links = {},
  confirmIdentity,
  fallback,
  children,
  ...ui
}: MeridianProviderProps) {
  const texts = useLoadedTexts(language, messages);
  if (!texts) return <>{fallback}</>;
  return (
    <I18nextProvider i18n={texts.i18n}>
      <UiProvider locale={locales[texts.language]} now={serverNow} {...ui}>
        <ApiClientProvider key={person} client={client}>
          <ApiLanguage language={texts.language}>
            <LinksContext.Provider value={links}>
              <ConfirmIdentityProvider confirmIdentity={confirmIdentity}>
                <SupportProvider>
                  <DraftsOf person={person}>
                    <Toasts>{children}</Toasts>
                  </DraftsOf>
                </SupportProvider>
              </ConfirmIdentityProvider>
            </LinksContext.Provider>
          </ApiLanguage>
        </ApiClientProvider>
      </UiProvider>
    </I18nextProvider>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('provider');
  return (
    <ToastProvider label={t('toasts.label')} closeLabel={t('toasts.close')}>
      {children}
    </ToastProvider>
  );
}
