import { ApiLanguage } from '@meridian/api-client/react';
import { messages as problemMessages } from '@meridian/problem';
import { ToastProvider, UiProvider } from '@meridian/ui';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { MaintenanceGate } from '../maintenance/MaintenanceGate.tsx';
import { messages as webMessages } from '../messages/index.ts';
import { RouteLoading } from '../routes/RouteLoading.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { isLanguage, LOCALES } from './language.ts';
import { useUsualLanguage } from './useUsualLanguage.ts';
import { useWords } from './useWords.ts';
import { words } from './words.ts';

/** The language of the address is the language of everything: texts, formats, API calls and `<html lang>`. */
export function LanguageRoot() {
  const { language } = useParams();
  const usualLanguage = useUsualLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    // For the browser and screen readers only: no code reads the language from here.
    if (isLanguage(language)) document.documentElement.lang = language;
  }, [language]);
  if (!isLanguage(language)) return <Navigate replace to={`/${usualLanguage}${pathname}${search}`} />;
  return (
    <I18nextProvider i18n={words[language]}>
      <UiProvider locale={LOCALES[language]} navigate={(href) => void navigate(href)}>
        <ApiLanguage language={language}>
          <Suspense fallback={<RouteLoading />}>
            <Spoken>
              <MaintenanceGate>
                <Outlet />
              </MaintenanceGate>
            </Spoken>
          </Suspense>
        </ApiLanguage>
      </UiProvider>
    </I18nextProvider>
  );
}

function Spoken({ children }: { children: ReactNode }) {
  useWords(webMessages, problemMessages);
  const { t } = useTranslation('web');
  const title = usePageTitle();
  return (
    <ToastProvider closeLabel={t('toasts.close')} label={t('toasts.label')}>
      <title>{`${title} · Meridian`}</title>
      {children}
    </ToastProvider>
  );
}
