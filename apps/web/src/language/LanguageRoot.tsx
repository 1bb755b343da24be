import { messages as problemMessages } from '@meridian/problem';
import { ToastProvider, UiProvider } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, redirect, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { MaintenanceGate } from '../maintenance/MaintenanceGate.tsx';
import { messages as webMessages } from '../messages/index.ts';
import { usePageTitle } from '../routes/pageTitle.ts';
import { isLanguage, LOCALES, preferredLanguage } from './language.ts';
import { useLanguage } from './useLanguage.ts';
import { loadWords, words } from './words.ts';

/** The language of the address becomes the language of everything: words, `<html lang>`, and, below, numbers. */
export async function languageLoader({ params, request }: LoaderFunctionArgs) {
  const { language } = params;
  if (!isLanguage(language)) {
    const { pathname, search } = new URL(request.url);
    return redirect(`/${preferredLanguage()}${pathname}${search}`);
  }
  await loadWords(language, [webMessages, problemMessages]);
  await words.changeLanguage(language);
  document.documentElement.lang = language;
  return null;
}

export function LanguageRoot() {
  const { t } = useTranslation('web');
  const language = useLanguage();
  const navigate = useNavigate();
  const title = usePageTitle();
  return (
    <UiProvider locale={LOCALES[language]} navigate={(href) => void navigate(href)}>
      <title>{`${title} · Meridian`}</title>
      <ToastProvider closeLabel={t('toasts.close')} label={t('toasts.label')}>
        <MaintenanceGate>
          <Outlet />
        </MaintenanceGate>
      </ToastProvider>
    </UiProvider>
  );
}
